package org.junit

annotation class Test

object Assert {
    @JvmStatic
    fun assertEquals(expected: Any?, actual: Any?) {}
}
