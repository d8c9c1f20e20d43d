import io.getunleash.DefaultUnleash;
import io.getunleash.Unleash;
import io.getunleash.UnleashContext;
import io.getunleash.util.UnleashConfig;

public class Home {
    public static void main(String[] args) {
        // #region flag
        UnleashConfig config = UnleashConfig.builder()
            .unleashAPI("http://localhost:4242/api")
            .appName("shop")
            .apiKey(System.getenv("UNLEASH_TOKEN"))
            .synchronousFetchOnInitialisation(true)
            .build();
        Unleash unleash = new DefaultUnleash(config);

        UnleashContext anna = UnleashContext.builder().userId("anna").build();
        boolean on = unleash.isEnabled("new-checkout", anna);
        System.out.println(on ? "The new checkout" : "The checkout as it was");
        // #endregion flag
        unleash.shutdown();
    }
}
