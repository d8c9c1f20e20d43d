package com.example.shop

import android.app.Application
import io.getunleash.android.DefaultUnleash
import io.getunleash.android.Unleash
import io.getunleash.android.UnleashConfig
import io.getunleash.android.data.UnleashContext
import io.getunleash.android.events.UnleashStateListener

fun createUnleash(application: Application, showFlags: () -> Unit): Unleash {
    val unleash = DefaultUnleash(
        androidContext = application,
        unleashConfig = UnleashConfig.newBuilder("android-shop")
            .proxyUrl("https://unleash.example.com/api/frontend")
            .clientKey("default:development.00000000000000000000000000000000000000000000000000f0e0ed")
            .pollingStrategy.interval(300_000)
            .build(),
        unleashContext = UnleashContext(userId = "anna")
    )
    unleash.start(eventListeners = listOf(object : UnleashStateListener {
        override fun onStateChanged() = showFlags()
    }))
    return unleash
}
