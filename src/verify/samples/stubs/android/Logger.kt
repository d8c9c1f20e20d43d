package io.getunleash.android.util

object UnleashLogger {
    var logLevel: LogLevel = LogLevel.WARN
}

enum class LogLevel { NONE, ERROR, WARN, INFO, DEBUG, VERBOSE }
