import UnleashProxyClientSwift

enum ButtonLabel {
    /// The label for this user. Ask once per screen, so that it does not change while somebody taps.
    static func current(_ unleash: UnleashClientBase) -> String {
        let variant = unleash.getVariant(name: "checkout-button")
        guard variant.enabled, let payload = variant.payload else { return "Pay" }
        return payload.value
    }
}
