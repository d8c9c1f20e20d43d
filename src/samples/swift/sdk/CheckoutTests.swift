@testable import Shop
import UnleashProxyClientSwift
import XCTest

final class CheckoutTests: XCTestCase {
    private func client(_ flags: [Toggle]) -> UnleashClientBase {
        UnleashClientBase(
            unleashUrl: "https://unused.invalid/api/frontend",
            clientKey: "unused",
            refreshInterval: 0,
            disableMetrics: true,
            bootstrap: .toggles(flags)
        )
    }

    func testNewCheckout() {
        let unleash = client([Toggle(name: "new-checkout", enabled: true)])
        XCTAssertEqual(Checkout(unleash: unleash).title(), "One-page checkout")
    }

    func testOldCheckout() {
        XCTAssertEqual(Checkout(unleash: client([])).title(), "Checkout in three steps")
    }
}
