using System;
using System.Collections.Generic;
using Unleash;
using Unleash.Internal;

public static class SdkAsk
{
    public static void Ask(IUnleash unleash)
    {
        // #region ask
        var anna = new UnleashContext { UserId = "anna" };

        bool on = unleash.IsEnabled("new-checkout", anna);
        bool unknown = unleash.IsEnabled("no-such-flag", anna);
        bool fallback = unleash.IsEnabled("no-such-flag", anna, true);
        // #endregion ask

        Console.WriteLine($"{on} {unknown} {fallback}");

        // #region list
        foreach (var flag in unleash.ListKnownToggles())
        {
            Console.WriteLine($"{flag.Project} {flag.Name} {flag.Type}");
        }
        // #endregion list
    }

    public static void Variants(IUnleash unleash)
    {
        // #region variant
        var variant = unleash.GetVariant("checkout-button", new UnleashContext { UserId = "anna" });

        var label = variant.Enabled && variant.Payload != null ? variant.Payload.Value : "Pay";
        Console.WriteLine($"{variant.Name}: {label}");
        // #endregion variant

        // #region variant-fallback
        var standard = new Variant("standard", new Yggdrasil.Payload("string", "Pay"), true, false);
        var answer = unleash.GetVariant("checkout-button", new UnleashContext { UserId = "anna" }, standard);
        // #endregion variant-fallback

        Console.WriteLine(answer.Name);
    }

    public static void Context(IUnleash unleash)
    {
        // #region context
        var context = new UnleashContext
        {
            UserId = "anna",
            RemoteAddress = "10.1.2.3",
            Properties = new Dictionary<string, string> { ["plan"] = "gold" },
        };

        bool support = unleash.IsEnabled("gold-support", context);
        // #endregion context

        Console.WriteLine(support);
    }

    public static void Region(IUnleash unleash)
    {
        // #region region
        var order = new UnleashContext
        {
            UserId = "anna",
            Properties = new Dictionary<string, string>
            {
                ["region"] = Environment.GetEnvironmentVariable("REGION") ?? "",
            },
        };

        bool pickup = unleash.IsEnabled("pickup", order);
        // #endregion region

        Console.WriteLine(pickup);
    }

    public static void Impact(IUnleash unleash)
    {
        // #region impact
        unleash.ImpactMetrics.DefineCounter("purchases", "Completed purchases");
        unleash.ImpactMetrics.IncrementCounter("purchases", 1);
        // #endregion impact
    }
}
