package com.example.shop

import android.content.Context
import io.getunleash.android.DefaultUnleash
import io.getunleash.android.Unleash
import io.getunleash.android.UnleashConfig
import io.getunleash.android.data.Payload
import io.getunleash.android.data.Toggle
import io.getunleash.android.data.Variant

fun offlineUnleash(context: Context): Unleash {
    val unleash = DefaultUnleash(
        androidContext = context,
        unleashConfig = UnleashConfig.newBuilder("android-shop")
            .pollingStrategy.enabled(false)
            .metricsStrategy.enabled(false)
            .localStorageConfig.enabled(false)
            .build()
    )
    val onePage = Variant("one-page", enabled = true, featureEnabled = true, payload = Payload("string", "Pay now"))
    unleash.start(bootstrap = listOf(Toggle("new-checkout", enabled = true, variant = onePage)))
    return unleash
}
