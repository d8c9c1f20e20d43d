// #region client
import SwiftUI
import UnleashProxyClientSwift

private let unleash = UnleashClient(
    unleashUrl: "http://localhost:4242/api/frontend",
    clientKey: "default:development.00000000000000000000000000000000000000000000000000f0e0ed",
    refreshInterval: 15,
    appName: "shop-ios",
    context: ["userId": "eve"]
)
// #endregion client

// #region app
@main
struct ShopApp: App {
    @StateObject private var flags = FlagStore(unleash: unleash)
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            CheckoutView()
                .environmentObject(flags)
                .onChange(of: phase, initial: true) {
                    if phase == .active {
                        flags.start()
                    }
                }
        }
    }
}
// #endregion app

// #region view
struct CheckoutView: View {
    @EnvironmentObject private var flags: FlagStore
    @State private var user = "eve"

    var body: some View {
        VStack(spacing: 24) {
            Text(flags.newCheckout ? "One-page checkout" : "Checkout in three steps")
                .font(.title)

            Picker("User", selection: $user) {
                ForEach(["eve", "chidi", "anna", "dara"], id: \.self) { name in
                    Text(name)
                }
            }
            .pickerStyle(.segmented)
            .onChange(of: user) {
                flags.signIn(userId: user, plan: "free")
            }
        }
        .padding()
    }
}
// #endregion view
