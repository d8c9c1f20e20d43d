import UnleashProxyClientSwift

func signIn(unleash: UnleashClient) async throws {
    try await unleash.updateContext(
        context: ["userId": "anna"],
        properties: ["plan": "gold"]
    )
}
