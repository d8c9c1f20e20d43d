import Foundation
import UnleashProxyClientSwift

func bundledUnleash() -> UnleashClient {
    let file = Bundle.main.path(forResource: "flags", ofType: "json") ?? ""

    return UnleashClient(
        unleashUrl: "https://unleash.example.com/api/frontend",
        clientKey: "default:production.00000000000000000000000000000000000000000000000000f0e0ed",
        appName: "shop-ios",
        bootstrap: .jsonFile(path: file)
    )
}
