import UnleashProxyClientSwift

func recordImpressions(unleash: UnleashClientBase) {
    unleash.subscribe(.impression) { payload in
        guard let impression = payload as? ImpressionEvent else { return }
        let user = impression.context.toMap()["userId"] ?? "nobody"
        print(user, impression.toggleName, impression.enabled, impression.variant?.name ?? "-")
    }
}
