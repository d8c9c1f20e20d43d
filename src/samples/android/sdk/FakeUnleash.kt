package com.example.shop

import io.getunleash.android.Unleash
import io.getunleash.android.data.Toggle
import io.getunleash.android.data.UnleashContext
import io.getunleash.android.data.Variant
import io.getunleash.android.disabledVariant
import io.getunleash.android.events.UnleashListener
import io.getunleash.android.events.UnleashStateListener
import java.io.File

class FakeUnleash : Unleash {
    private val variants = mutableMapOf<String, Variant>()
    private val listeners = mutableListOf<UnleashListener>()

    fun turnOn(name: String, variant: Variant = Variant("disabled", featureEnabled = true)) {
        variants[name] = variant
        listeners.filterIsInstance<UnleashStateListener>().forEach { it.onStateChanged() }
    }

    override fun isEnabled(toggleName: String) = toggleName in variants
    override fun getVariant(toggleName: String) = variants[toggleName] ?: disabledVariant

    override fun addUnleashEventListener(listener: UnleashListener) {
        listeners += listener
    }

    override fun removeUnleashEventListener(listener: UnleashListener) {
        listeners -= listener
    }

    @Deprecated("Not used by the shop")
    override fun isEnabled(toggleName: String, defaultValue: Boolean) = isEnabled(toggleName)

    @Deprecated("Not used by the shop")
    override fun getVariant(toggleName: String, defaultValue: Variant) = getVariant(toggleName)

    override fun isReady() = true
    override fun start(eventListeners: List<UnleashListener>, bootstrapFile: File?, bootstrap: List<Toggle>) = Unit
    override fun setContext(context: UnleashContext) = Unit
    override fun setContextWithTimeout(context: UnleashContext, timeout: Long) = Unit
    override fun setContextAsync(context: UnleashContext) = Unit
    override fun refreshTogglesNow() = Unit
    override fun refreshTogglesNowAsync() = Unit
    override fun sendMetricsNow() = Unit
    override fun sendMetricsNowAsync() = Unit
    override fun close() = Unit
}
