using System;
using Unleash;

public static class PayLabel
{
    public static string For(IUnleash unleash, string user)
    {
        var variant = unleash.GetVariant("checkout-button", new UnleashContext { UserId = user });

        var label = variant.Enabled && variant.Payload != null ? variant.Payload.Value : "Pay";
        Console.WriteLine($"{variant.Name}: {label}");
        return label;
    }
}
