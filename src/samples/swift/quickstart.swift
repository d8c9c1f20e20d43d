import Foundation
import UnleashProxyClientSwift

func quickstart() async throws {
    // #region connect
    let unleash = UnleashClient(
        unleashUrl: "https://unleash.example.com/api/frontend",
        clientKey: "<a frontend token>",
        appName: "quickstart-ios",
        context: ["userId": "anna", "plan": "gold"]
    )

    try await unleash.start()
    // #endregion connect

    // #region ask
    let enabled = unleash.isEnabled(name: "new-checkout")
    print(enabled ? "new checkout" : "old checkout")
    // #endregion ask

    // #region stop
    unleash.stop()
    // #endregion stop
}
