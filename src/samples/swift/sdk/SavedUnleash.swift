import Foundation
import UnleashProxyClientSwift

func savedUnleash() -> UnleashClient {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    let url = "https://unleash.example.com/api/frontend"
    let token = "default:production.00000000000000000000000000000000000000000000000000f0e0ed"

    let poller = Poller(
        refreshInterval: 60,
        unleashUrl: URL(string: url)!,
        apiKey: token,
        storageProvider: SavedFlags(file: folder.appendingPathComponent("flags.json")),
        appName: "shop-ios",
        connectionId: UUID()
    )
    return UnleashClient(unleashUrl: url, clientKey: token, appName: "shop-ios", poller: poller)
}
