using System;
using Unleash;
using Unleash.Internal;

public static class CheckoutTest
{
    public static void Run()
    {
        var unleash = new FakeUnleash();
        var page = new CheckoutPage(unleash);

        Expect("old", page.For("anna"));

        unleash.SetToggle("new-checkout", true);
        Expect("new", page.For("anna"));

        unleash.SetVariant("checkout-button", new Variant("short", null, true, true));
        Expect("short", unleash.GetVariant("checkout-button").Name);
    }

    private static void Expect(string expected, string actual)
    {
        if (expected != actual)
        {
            throw new Exception($"expected {expected}, got {actual}");
        }
    }
}
