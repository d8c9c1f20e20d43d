import SwiftUI
import UnleashProxyClientSwift

/// The answers that views show. Create and use it on the main thread.
final class FlagStore: ObservableObject {
    @Published private(set) var newCheckout = false

    private let unleash: UnleashClient

    init(unleash: UnleashClient) {
        self.unleash = unleash
        unleash.subscribe(.ready) { [weak self] in self?.refresh() }
        unleash.subscribe(.update) { [weak self] in self?.refresh() }
        refresh()
    }

    // #region start
    /// Asks the server now, and from then on at every interval.
    func start() {
        unleash.start { error in
            if let error {
                print("flags not fetched:", error)
            }
        }
    }
    // #endregion start

    // #region sign-in
    func signIn(userId: String, plan: String) {
        unleash.updateContext(context: ["userId": userId], properties: ["plan": plan])
    }

    func signOut() {
        unleash.updateContext(context: [:])
    }
    // #endregion sign-in

    private func refresh() {
        newCheckout = unleash.isEnabled(name: "new-checkout")
    }
}
