import Foundation
import UnleashProxyClientSwift

// #region version
/// The version of the app as Unleash compares it, such as 2.5.0 for "2.5".
func appVersion(_ bundle: Bundle = .main) -> String {
    let short = bundle.infoDictionary?["CFBundleShortVersionString"] as? String ?? "0"
    let numbers = short.split(separator: ".").prefix(3).map(String.init)
    return (numbers + ["0", "0"]).prefix(3).joined(separator: ".")
}
// #endregion version

// #region client
let unleash = UnleashClient(
    unleashUrl: "http://localhost:4242/api/frontend",
    clientKey: "default:development.00000000000000000000000000000000000000000000000000f0e0ed",
    appName: "shop-ios",
    context: ["sessionId": installation(), "appVersion": appVersion()]
)
// #endregion client

// #region sign-in
func signIn(userId: String) async throws {
    try await unleash.updateContext(
        context: ["userId": userId, "appVersion": appVersion()]
    )
}
// #endregion sign-in

// #region installation
/// An id for this installation, the same at every start.
func installation(_ defaults: UserDefaults = .standard) -> String {
    if let saved = defaults.string(forKey: "installation") {
        return saved
    }
    let new = UUID().uuidString
    defaults.set(new, forKey: "installation")
    return new
}
// #endregion installation

// #region button
enum ButtonLabel {
    /// The label for this user. Ask once per screen, so that it does not change while somebody taps.
    static func current(_ unleash: UnleashClientBase) -> String {
        let variant = unleash.getVariant(name: "checkout-button")
        guard variant.enabled, let payload = variant.payload else { return "Pay" }
        return payload.value
    }
}
// #endregion button

// #region exposures
/// Collects who saw which variant, each of them once, and hands them over in batches.
final class Exposures {
    private var seen: Set<String> = []
    private var waiting: [[String: String]] = []
    private let send: ([[String: String]]) -> Void

    /// Create it on the main thread, so that events arrive there.
    init(unleash: UnleashClientBase, send: @escaping ([[String: String]]) -> Void) {
        self.send = send
        unleash.subscribe(.impression) { [weak self] payload in
            guard let impression = payload as? ImpressionEvent, let variant = impression.variant else { return }
            self?.add(impression, variant.name)
        }
    }

    private func add(_ impression: ImpressionEvent, _ variant: String) {
        let context = impression.context.toMap()
        let user = context["userId"] ?? context["sessionId"] ?? ""
        guard seen.insert("\(impression.toggleName) \(variant) \(user)").inserted else { return }

        waiting.append(["flag": impression.toggleName, "variant": variant, "user": user])
        if waiting.count == 20 {
            flush()
        }
    }

    /// Call it when the app goes to the background as well.
    func flush() {
        guard !waiting.isEmpty else { return }
        send(waiting)
        waiting = []
    }
}
// #endregion exposures
