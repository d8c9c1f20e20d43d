package com.example.shop

import io.getunleash.android.UnleashConfig
import io.getunleash.android.util.LogLevel
import io.getunleash.android.util.UnleashLogger

fun config(): UnleashConfig {
    UnleashLogger.logLevel = LogLevel.DEBUG
    return UnleashConfig.newBuilder("android-shop")
        .proxyUrl("https://edge.example.com/api/frontend")
        .clientKey("default:development.00000000000000000000000000000000000000000000000000f0e0ed")
        .pollingStrategy.interval(30_000)
        .pollingStrategy.httpCustomHeaders(mapOf("X-Store" to "oslo"))
        .metricsStrategy.interval(120_000)
        .build()
}
