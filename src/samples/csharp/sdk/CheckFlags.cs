using System;
using Unleash;

public static class CheckFlags
{
    public static void Print(IUnleash unleash)
    {
        var anna = new UnleashContext { UserId = "anna" };

        bool on = unleash.IsEnabled("new-checkout", anna);
        bool unknown = unleash.IsEnabled("no-such-flag", anna);
        bool fallback = unleash.IsEnabled("no-such-flag", anna, true);
        Console.WriteLine($"{on} {unknown} {fallback}");
    }
}
