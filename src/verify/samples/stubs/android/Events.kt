package io.getunleash.android.events

import io.getunleash.android.data.ImpressionEvent
import io.getunleash.android.polling.Status

interface UnleashListener

interface UnleashReadyListener : UnleashListener {
    fun onReady()
}

interface UnleashStateListener : UnleashListener {
    fun onStateChanged()
}

data class HeartbeatEvent(val status: Status, val message: String? = null)

interface UnleashFetcherHeartbeatListener : UnleashListener {
    fun onError(event: HeartbeatEvent)
    fun togglesChecked()
    fun togglesUpdated()
}

interface UnleashImpressionEventListener : UnleashListener {
    fun onImpression(event: ImpressionEvent)
}
