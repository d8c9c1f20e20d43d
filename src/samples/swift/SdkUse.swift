import Foundation
import UnleashProxyClientSwift

final class SdkUse {
    // #region limit
    static func client() -> UnleashClient {
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 5

        return UnleashClient(
            unleashUrl: "https://unleash.example.com/api/frontend",
            clientKey: "default:production.00000000000000000000000000000000000000000000000000f0e0ed",
            refreshInterval: 60,
            appName: "shop-ios",
            pollerSession: URLSession(configuration: configuration)
        )
    }
    // #endregion limit

    func variant(unleash: UnleashClient) {
        // #region variant
        let variant = unleash.getVariant(name: "checkout-button")
        let label = variant.payload?.value ?? "Pay"
        print(variant.name, variant.enabled, label)
        // #endregion variant
    }

    // #region json
    struct Button: Decodable {
        let label: String
        let color: String
    }

    func button(unleash: UnleashClient) -> Button {
        let standard = Button(label: "Pay", color: "blue")
        guard let payload = unleash.getVariant(name: "checkout-button").payload, payload.type == "json" else {
            return standard
        }
        return (try? JSONDecoder().decode(Button.self, from: Data(payload.value.utf8))) ?? standard
    }
    // #endregion json

    func context(unleash: UnleashClient) async throws {
        // #region context
        try await unleash.updateContext(
            context: ["userId": "anna"],
            properties: ["plan": "gold"]
        )
        // #endregion context
    }

    func impressions(unleash: UnleashClient) {
        // #region impression
        unleash.subscribe(.impression) { payload in
            guard let impression = payload as? ImpressionEvent else { return }
            let user = impression.context.toMap()["userId"] ?? "nobody"
            print(user, impression.toggleName, impression.enabled, impression.variant?.name ?? "-")
        }
        // #endregion impression
    }

    func bootstrap() -> UnleashClient {
        // #region bootstrap
        let file = Bundle.main.path(forResource: "flags", ofType: "json") ?? ""

        let unleash = UnleashClient(
            unleashUrl: "https://unleash.example.com/api/frontend",
            clientKey: "default:production.00000000000000000000000000000000000000000000000000f0e0ed",
            appName: "shop-ios",
            bootstrap: .jsonFile(path: file)
        )
        // #endregion bootstrap

        return unleash
    }

    func saved() -> UnleashClient? {
        // #region saved
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
        let unleash = UnleashClient(unleashUrl: url, clientKey: token, appName: "shop-ios", poller: poller)
        // #endregion saved

        return unleash
    }
}

// #region storage
/// Keeps the last answers in a file, so that the next start has them before the server answers.
final class SavedFlags: StorageProvider {
    private let file: URL
    private let lock = NSLock()
    private var flags: [String: Toggle]

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        flags = data.flatMap { try? JSONDecoder().decode([String: Toggle].self, from: $0) } ?? [:]
    }

    func set(values: [String: Toggle]) {
        lock.lock()
        flags = values
        lock.unlock()

        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(values).write(to: file, options: .atomic)
    }

    func value(key: String) -> Toggle? {
        lock.lock()
        defer { lock.unlock() }
        return flags[key]
    }

    func clear() {
        lock.lock()
        flags = [:]
        lock.unlock()
    }
}
// #endregion storage

// #region headers
/// Adds a header that changes, to every fetch.
final class GatewayHeaders: CustomHeadersProvider {
    private let lock = NSLock()
    private var session = ""

    func replace(session newSession: String) {
        lock.lock()
        session = newSession
        lock.unlock()
    }

    func getCustomHeaders() -> [String: String] {
        lock.lock()
        defer { lock.unlock() }
        return ["X-Session": session]
    }
}
// #endregion headers
