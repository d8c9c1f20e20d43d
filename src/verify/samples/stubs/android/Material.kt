package androidx.compose.material3

fun Text(text: String) {}

fun Button(onClick: () -> Unit, content: () -> Unit) {}
