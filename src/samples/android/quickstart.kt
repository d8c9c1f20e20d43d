import android.app.Application
import android.util.Log
import io.getunleash.android.DefaultUnleash
import io.getunleash.android.Unleash
import io.getunleash.android.UnleashConfig
import io.getunleash.android.data.UnleashContext
import io.getunleash.android.events.UnleashReadyListener

class ShopApplication : Application() {
    lateinit var unleash: Unleash

    override fun onCreate() {
        super.onCreate()

        // #region connect
        unleash = DefaultUnleash(
            androidContext = applicationContext,
            unleashConfig = UnleashConfig.newBuilder("quickstart-android")
                .proxyUrl("https://unleash.example.com/api/frontend")
                .clientKey("<a frontend token>")
                .build(),
            unleashContext = UnleashContext(userId = "anna", properties = mapOf("plan" to "gold"))
        )
        unleash.start(eventListeners = listOf(object : UnleashReadyListener {
            override fun onReady() = printCheckout()
        }))
        // #endregion connect
    }

    // #region ask
    fun printCheckout() {
        val enabled = unleash.isEnabled("new-checkout")
        Log.i("Shop", if (enabled) "new checkout" else "old checkout")
    }
    // #endregion ask

    // #region stop
    override fun onTerminate() {
        unleash.close()
        super.onTerminate()
    }
    // #endregion stop
}
