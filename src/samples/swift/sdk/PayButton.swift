import Foundation
import UnleashProxyClientSwift

struct PayButton: Decodable {
    let label: String
    let color: String
}

func payButton(unleash: UnleashClientBase) -> PayButton {
    let standard = PayButton(label: "Pay", color: "blue")
    guard let payload = unleash.getVariant(name: "checkout-button").payload, payload.type == "json" else {
        return standard
    }
    return (try? JSONDecoder().decode(PayButton.self, from: Data(payload.value.utf8))) ?? standard
}
