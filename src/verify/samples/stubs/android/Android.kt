package android.content

/** What samples hand to the SDK. */
abstract class Context {
    companion object {
        const val MODE_PRIVATE = 0
    }

    abstract val applicationContext: Context

    fun getSharedPreferences(name: String, mode: Int): SharedPreferences = SharedPreferences()
}

class SharedPreferences {
    fun getString(key: String, defValue: String?): String? = defValue

    fun edit(): Editor = Editor()

    class Editor {
        fun putString(key: String, value: String?): Editor = this

        fun apply() {}
    }
}
