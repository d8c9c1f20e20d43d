import Foundation
import UnleashProxyClientSwift

func unleashWithLimit() -> UnleashClient {
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
