package com.example.shop

import io.getunleash.android.Unleash
import io.getunleash.android.events.HeartbeatEvent
import io.getunleash.android.events.UnleashFetcherHeartbeatListener
import io.getunleash.android.events.UnleashStateListener
import java.util.concurrent.atomic.AtomicBoolean

/** Calls [done] once, after the first flags or the first failure. */
fun Unleash.afterFirstRequest(done: () -> Unit) {
    val finished = AtomicBoolean()
    addUnleashEventListener(object : UnleashStateListener, UnleashFetcherHeartbeatListener {
        override fun onStateChanged() = finish()

        override fun onError(event: HeartbeatEvent) = finish()

        override fun togglesUpdated() = Unit

        override fun togglesChecked() = Unit

        private fun finish() {
            if (!finished.compareAndSet(false, true)) return
            removeUnleashEventListener(this)
            done()
        }
    })
}
