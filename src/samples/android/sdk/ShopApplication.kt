package com.example.shop

import android.app.Application
import io.getunleash.android.DefaultUnleash
import io.getunleash.android.Unleash
import io.getunleash.android.UnleashConfig
import io.getunleash.android.data.UnleashContext

class ShopApplication : Application() {
    lateinit var unleash: Unleash
        private set

    override fun onCreate() {
        super.onCreate()
        unleash = DefaultUnleash(
            androidContext = this,
            unleashConfig = UnleashConfig.newBuilder("android-shop")
                .proxyUrl("https://unleash.example.com/api/frontend")
                .clientKey("default:development.00000000000000000000000000000000000000000000000000f0e0ed")
                .build(),
            unleashContext = UnleashContext(userId = "anna")
        )
        unleash.start()
    }
}
