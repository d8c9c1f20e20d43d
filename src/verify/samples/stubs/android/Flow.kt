package kotlinx.coroutines.flow

interface StateFlow<out T> {
    val value: T
}

interface MutableStateFlow<T> : StateFlow<T> {
    override var value: T
}

fun <T> MutableStateFlow(value: T): MutableStateFlow<T> = object : MutableStateFlow<T> {
    override var value = value
}

fun <T> MutableStateFlow<T>.asStateFlow(): StateFlow<T> = this
