import UnleashProxyClientSwift

func payLabel(unleash: UnleashClientBase) -> String {
    let variant = unleash.getVariant(name: "checkout-button")
    let label = variant.payload?.value ?? "Pay"
    print(variant.name, variant.enabled, label)
    return label
}
