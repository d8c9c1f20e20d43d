import UnleashProxyClientSwift

/// Collects who saw which variant, each of them once, and hands them over in batches.
final class Exposures {
    private var seen: Set<String> = []
    private var waiting: [[String: String]] = []
    private let send: ([[String: String]]) -> Void

    /// Create it on the main thread, so that events arrive there.
    init(unleash: UnleashClientBase, send: @escaping ([[String: String]]) -> Void) {
        self.send = send
        unleash.subscribe(.impression) { [weak self] payload in
            guard let impression = payload as? ImpressionEvent, let variant = impression.variant else { return }
            self?.add(impression, variant.name)
        }
    }

    private func add(_ impression: ImpressionEvent, _ variant: String) {
        let context = impression.context.toMap()
        let user = context["userId"] ?? context["sessionId"] ?? ""
        guard seen.insert("\(impression.toggleName) \(variant) \(user)").inserted else { return }

        waiting.append(["flag": impression.toggleName, "variant": variant, "user": user])
        if waiting.count == 20 {
            flush()
        }
    }

    /// Call it when the app goes to the background as well.
    func flush() {
        guard !waiting.isEmpty else { return }
        send(waiting)
        waiting = []
    }
}
