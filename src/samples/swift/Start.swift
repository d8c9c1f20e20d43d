import UnleashProxyClientSwift

let unleash = UnleashClient(
    unleashUrl: "http://localhost:4242/api/frontend",
    clientKey: "default:development.00000000000000000000000000000000000000000000000000f0e0ed",
    appName: "shop-ios",
    context: ["userId": "anna"]
)

func checkFlags() async {
    do {
        try await unleash.start()
    } catch {
        print("no answer yet:", error)
    }
    print("new checkout:", unleash.isEnabled(name: "new-checkout"))
}
