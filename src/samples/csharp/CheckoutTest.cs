using System;
using Unleash;
using Unleash.Internal;

// #region page
public class CheckoutPage
{
    private readonly IUnleash unleash;

    public CheckoutPage(IUnleash unleash)
    {
        this.unleash = unleash;
    }

    public string For(string user) =>
        unleash.IsEnabled("new-checkout", new UnleashContext { UserId = user }) ? "new" : "old";
}
// #endregion page

public static class CheckoutTest
{
    public static void Main()
    {
        // #region test
        var unleash = new FakeUnleash();
        var page = new CheckoutPage(unleash);

        Expect("old", page.For("anna"));

        unleash.SetToggle("new-checkout", true);
        Expect("new", page.For("anna"));
        // #endregion test

        // #region fake-variant
        unleash.SetVariant("checkout-button", new Variant("short", null, true, true));
        Expect("short", unleash.GetVariant("checkout-button").Name);
        // #endregion fake-variant
    }

    private static void Expect(string expected, string actual)
    {
        if (expected != actual)
        {
            throw new Exception($"expected {expected}, got {actual}");
        }
    }
}
