package android.util

object Log {
    @JvmStatic
    fun i(tag: String, message: String): Int = 0

    @JvmStatic
    fun e(tag: String, message: String, error: Throwable? = null): Int = 0
}
