import Foundation
import UnleashProxyClientSwift

let unleash = UnleashClient(
    unleashUrl: "http://localhost:4242/api/frontend",
    clientKey: "default:development.00000000000000000000000000000000000000000000000000f0e0ed",
    appName: "shop-ios",
    context: ["sessionId": installation(), "appVersion": appVersion()]
)

/// An id for this installation, the same at every start.
func installation(_ defaults: UserDefaults = .standard) -> String {
    if let saved = defaults.string(forKey: "installation") {
        return saved
    }
    let new = UUID().uuidString
    defaults.set(new, forKey: "installation")
    return new
}

/// The version of the app as Unleash compares it, such as 2.5.0 for "2.5".
func appVersion(_ bundle: Bundle = .main) -> String {
    let short = bundle.infoDictionary?["CFBundleShortVersionString"] as? String ?? "0"
    let numbers = short.split(separator: ".").prefix(3).map(String.init)
    return (numbers + ["0", "0"]).prefix(3).joined(separator: ".")
}

func signIn(userId: String) async throws {
    try await unleash.updateContext(
        context: ["userId": userId, "appVersion": appVersion()]
    )
}
