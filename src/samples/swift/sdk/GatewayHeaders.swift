import Foundation
import UnleashProxyClientSwift

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
