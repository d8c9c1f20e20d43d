import UnleashProxyClientSwift

struct Checkout {
    let unleash: UnleashClientBase

    func title() -> String {
        unleash.isEnabled(name: "new-checkout") ? "One-page checkout" : "Checkout in three steps"
    }
}
