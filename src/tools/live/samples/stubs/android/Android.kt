package android.content

/** What samples hand to the SDK. */
abstract class Context {
    abstract val applicationContext: Context
}
