package com.example.shop

import android.util.Log
import io.getunleash.android.Unleash
import io.getunleash.android.data.ImpressionEvent
import io.getunleash.android.events.UnleashImpressionEventListener

fun logImpressions(unleash: Unleash) {
    unleash.addUnleashEventListener(object : UnleashImpressionEventListener {
        override fun onImpression(event: ImpressionEvent) {
            Log.i("Impression", "${event.featureName} ${event.enabled} ${event.variant}")
        }
    })
}
