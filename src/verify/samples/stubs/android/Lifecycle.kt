package androidx.lifecycle

abstract class ViewModel {
    protected open fun onCleared() {}
}
