package com.example.shop

import org.junit.Assert.assertEquals
import org.junit.Test

class CheckoutTest {
    private val unleash = FakeUnleash()

    @Test
    fun `the button says Pay while the flag is off`() {
        assertEquals("Pay", buttonLabel(unleash))
    }

    @Test
    fun `the flag turns on`() {
        unleash.turnOn("new-checkout")
        assertEquals(true, unleash.isEnabled("new-checkout"))
    }
}
