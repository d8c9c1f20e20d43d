package androidx.compose.runtime

import kotlin.reflect.KProperty
import kotlinx.coroutines.flow.StateFlow

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE)
annotation class Composable

interface State<out T> {
    val value: T
}

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = value

fun <T> StateFlow<T>.collectAsState(): State<T> = object : State<T> {
    override val value: T get() = this@collectAsState.value
}
