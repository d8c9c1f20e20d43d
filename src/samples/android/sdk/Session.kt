package com.example.shop

import android.content.Context
import io.getunleash.android.Unleash
import io.getunleash.android.data.UnleashContext
import java.util.UUID
import java.util.concurrent.Executors

class Session(context: Context, private val unleash: Unleash) {
    private val preferences = context.getSharedPreferences("shop", Context.MODE_PRIVATE)
    private val background = Executors.newSingleThreadExecutor()

    val visitor = UnleashContext(sessionId = sessionId())

    fun signIn(userId: String, customerType: String, done: () -> Unit) {
        background.execute {
            unleash.setContext(
                visitor.copy(userId = userId, properties = mapOf("customerType" to customerType))
            )
            done()
        }
    }

    fun signOut() = unleash.setContextAsync(visitor)

    private fun sessionId(): String =
        preferences.getString("sessionId", null) ?: UUID.randomUUID().toString().also {
            preferences.edit().putString("sessionId", it).apply()
        }
}
