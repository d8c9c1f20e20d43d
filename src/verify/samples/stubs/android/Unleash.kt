package io.getunleash.android

import android.content.Context
import io.getunleash.android.backup.LocalStorageConfig
import io.getunleash.android.data.DataStrategy
import io.getunleash.android.data.Toggle
import io.getunleash.android.data.UnleashContext
import io.getunleash.android.data.Variant
import io.getunleash.android.events.UnleashListener
import java.io.Closeable
import java.io.File
import okhttp3.OkHttpClient

val disabledVariant = Variant("disabled")

interface Unleash : Closeable {
    @Deprecated("Use isEnabled(toggleName: String) instead.", ReplaceWith("isEnabled(toggleName)"))
    fun isEnabled(toggleName: String, defaultValue: Boolean): Boolean
    fun isEnabled(toggleName: String): Boolean

    @Deprecated("Use getVariant(toggleName: String) instead.", ReplaceWith("getVariant(toggleName)"))
    fun getVariant(toggleName: String, defaultValue: Variant = disabledVariant): Variant
    fun getVariant(toggleName: String): Variant
    fun setContext(context: UnleashContext)
    fun setContextWithTimeout(context: UnleashContext, timeout: Long = 5000)
    fun setContextAsync(context: UnleashContext)
    fun addUnleashEventListener(listener: UnleashListener)
    fun removeUnleashEventListener(listener: UnleashListener)
    fun refreshTogglesNow()
    fun refreshTogglesNowAsync()
    fun sendMetricsNow()
    fun sendMetricsNowAsync()
    fun isReady(): Boolean
    fun start(
        eventListeners: List<UnleashListener> = emptyList(),
        bootstrapFile: File? = null,
        bootstrap: List<Toggle> = emptyList()
    )
}

class DefaultUnleash(
    androidContext: Context,
    unleashConfig: UnleashConfig,
    unleashContext: UnleashContext = UnleashContext(),
    eventListeners: List<UnleashListener> = emptyList()
) : Unleash {
    override fun isEnabled(toggleName: String, defaultValue: Boolean) = defaultValue
    override fun isEnabled(toggleName: String) = false
    override fun getVariant(toggleName: String, defaultValue: Variant) = defaultValue
    override fun getVariant(toggleName: String) = disabledVariant
    override fun setContext(context: UnleashContext) {}
    override fun setContextWithTimeout(context: UnleashContext, timeout: Long) {}
    override fun setContextAsync(context: UnleashContext) {}
    override fun addUnleashEventListener(listener: UnleashListener) {}
    override fun removeUnleashEventListener(listener: UnleashListener) {}
    override fun refreshTogglesNow() {}
    override fun refreshTogglesNowAsync() {}
    override fun sendMetricsNow() {}
    override fun sendMetricsNowAsync() {}
    override fun isReady() = false
    override fun start(eventListeners: List<UnleashListener>, bootstrapFile: File?, bootstrap: List<Toggle>) {}
    override fun close() {}
}

class UnleashConfig private constructor() {
    companion object {
        fun newBuilder(appName: String): Builder = Builder()
    }

    class Builder {
        val pollingStrategy: DataStrategy.Builder = DataStrategy.Builder(this)
        val metricsStrategy: DataStrategy.Builder = DataStrategy.Builder(this)
        val localStorageConfig: LocalStorageConfig.Builder = LocalStorageConfig.Builder(this)

        fun proxyUrl(proxyUrl: String): Builder = this
        fun clientKey(clientKey: String): Builder = this
        fun delayedInitialization(delayedInitialization: Boolean): Builder = this
        fun forceImpressionData(forceImpressionData: Boolean): Builder = this
        fun sdkFlavour(flavour: String, flavourVersion: String): Builder = this
        fun httpClient(httpClient: OkHttpClient): Builder = this
        fun build(): UnleashConfig = UnleashConfig()
    }
}
