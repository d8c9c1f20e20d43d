using System;
using System.Collections.Generic;
using Unleash;

public static class Pickup
{
    public static bool IsOn(IUnleash unleash, string user)
    {
        var order = new UnleashContext
        {
            UserId = user,
            Properties = new Dictionary<string, string>
            {
                ["region"] = Environment.GetEnvironmentVariable("REGION") ?? "",
            },
        };

        return unleash.IsEnabled("pickup", order);
    }
}
