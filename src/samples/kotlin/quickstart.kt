import io.getunleash.DefaultUnleash
import io.getunleash.UnleashContext
import io.getunleash.util.UnleashConfig

fun main() {
    // #region connect
    val config = UnleashConfig.builder()
        .unleashAPI(System.getenv("UNLEASH_URL"))
        .apiKey(System.getenv("UNLEASH_TOKEN"))
        .appName("quickstart")
        .synchronousFetchOnInitialisation(true)
        .build()
    val unleash = DefaultUnleash(config)
    // #endregion connect

    // #region ask
    val anna = UnleashContext.builder()
        .userId("anna")
        .addProperty("plan", "gold")
        .build()
    val enabled = unleash.isEnabled("new-checkout", anna)
    println(if (enabled) "new checkout" else "old checkout")
    // #endregion ask

    // #region stop
    unleash.shutdown()
    // #endregion stop
}
