import io.getunleash.DefaultUnleash;
import io.getunleash.Unleash;
import io.getunleash.UnleashContext;
import io.getunleash.util.UnleashConfig;

public class Quickstart {
    public static void main(String[] args) {
        // #region connect
        UnleashConfig config = UnleashConfig.builder()
            .unleashAPI(System.getenv("UNLEASH_URL"))
            .apiKey(System.getenv("UNLEASH_TOKEN"))
            .appName("quickstart")
            .synchronousFetchOnInitialisation(true)
            .build();
        Unleash unleash = new DefaultUnleash(config);
        // #endregion connect

        // #region ask
        UnleashContext anna = UnleashContext.builder()
            .userId("anna")
            .addProperty("plan", "gold")
            .build();
        boolean enabled = unleash.isEnabled("new-checkout", anna);
        System.out.println(enabled ? "new checkout" : "old checkout");
        // #endregion ask

        // #region stop
        unleash.shutdown();
        // #endregion stop
    }
}
