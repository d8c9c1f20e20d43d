package io.getunleash.android.data

import io.getunleash.android.UnleashConfig

data class Payload(val type: String, val value: String) {
    fun getValueAsString() = value
    fun getValueAsInt() = value.toInt()
    fun getValueAsDouble() = value.toDouble()
    fun getValueAsBoolean() = value.toBoolean()
}

data class Variant(
    val name: String,
    val enabled: Boolean = false,
    val featureEnabled: Boolean = false,
    val payload: Payload? = null
)

data class Toggle(
    val name: String,
    val enabled: Boolean,
    val impressionData: Boolean = false,
    val variant: Variant = Variant("disabled")
)

data class UnleashContext(
    val userId: String? = null,
    val sessionId: String? = null,
    val remoteAddress: String? = null,
    val properties: Map<String, String> = emptyMap()
) {
    companion object {
        fun newBuilder(): Builder = Builder()
    }

    class Builder {
        fun userId(userId: String): Builder = this
        fun sessionId(sessionId: String): Builder = this
        fun remoteAddress(address: String): Builder = this
        fun addProperty(key: String, value: String): Builder = this
        fun build(): UnleashContext = UnleashContext()
    }
}

class DataStrategy private constructor() {
    class Builder(private val parent: UnleashConfig.Builder) {
        fun enabled(enabled: Boolean): UnleashConfig.Builder = parent
        fun interval(interval: Long): UnleashConfig.Builder = parent
        fun delay(delay: Long): UnleashConfig.Builder = parent
        fun pauseOnBackground(pause: Boolean): UnleashConfig.Builder = parent
        fun httpConnectionTimeout(httpConnectionTimeout: Long): UnleashConfig.Builder = parent
        fun httpReadTimeout(httpReadTimeout: Long): UnleashConfig.Builder = parent
        fun httpCacheSize(httpCacheSize: Long): UnleashConfig.Builder = parent
        fun httpCustomHeaders(headers: Map<String, String>): UnleashConfig.Builder = parent
    }
}

data class ImpressionEvent(
    val featureName: String,
    val enabled: Boolean,
    val context: UnleashContext,
    val variant: String? = null,
    val eventId: String = ""
)
