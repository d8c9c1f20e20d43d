package io.getunleash.android.polling

enum class Status { SUCCESS, NOT_MODIFIED, FAILED, THROTTLED }
