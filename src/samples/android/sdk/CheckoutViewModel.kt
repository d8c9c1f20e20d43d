package com.example.shop

import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.lifecycle.ViewModel
import io.getunleash.android.Unleash
import io.getunleash.android.events.UnleashStateListener
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

class CheckoutViewModel(private val unleash: Unleash) : ViewModel() {
    private val flag = MutableStateFlow(unleash.isEnabled("new-checkout"))
    val newCheckout: StateFlow<Boolean> = flag.asStateFlow()

    private val listener = object : UnleashStateListener {
        override fun onStateChanged() {
            flag.value = unleash.isEnabled("new-checkout")
        }
    }

    init {
        unleash.addUnleashEventListener(listener)
    }

    override fun onCleared() {
        unleash.removeUnleashEventListener(listener)
    }
}

@Composable
fun CheckoutScreen(viewModel: CheckoutViewModel) {
    val newCheckout by viewModel.newCheckout.collectAsState()
    Text(if (newCheckout) "New checkout" else "Old checkout")
}
