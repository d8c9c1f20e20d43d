package io.getunleash.android.backup

import io.getunleash.android.UnleashConfig

class LocalStorageConfig private constructor() {
    class Builder(private val parent: UnleashConfig.Builder) {
        fun enabled(enabled: Boolean): UnleashConfig.Builder = parent
        fun dir(dir: String): UnleashConfig.Builder = parent
    }
}
