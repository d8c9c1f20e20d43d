package com.example.shop

import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import io.getunleash.android.Unleash

fun buttonLabel(unleash: Unleash): String {
    val variant = unleash.getVariant("new-checkout")
    return if (variant.enabled) variant.payload?.value ?: "Pay" else "Pay"
}

@Composable
fun CheckoutButton(label: String, pay: () -> Unit) {
    Button(onClick = pay) {
        Text(label)
    }
}
