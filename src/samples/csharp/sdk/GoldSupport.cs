using System.Collections.Generic;
using Unleash;

public static class GoldSupport
{
    public static bool IsOn(IUnleash unleash)
    {
        var context = new UnleashContext
        {
            UserId = "anna",
            RemoteAddress = "10.1.2.3",
            Properties = new Dictionary<string, string> { ["plan"] = "gold" },
        };

        return unleash.IsEnabled("gold-support", context);
    }
}
