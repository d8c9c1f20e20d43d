using System;
using Unleash;

public static class OfflineUnleash
{
    public static IUnleash Start()
    {
        var settings = new UnleashSettings
        {
            UnleashApi = new Uri("http://localhost:4242/api"),
            AppName = "web-shop",
            ToggleBootstrapProvider = new FileBootstrap("flags.json"),
            BootstrapOverride = false,
        };

        return new DefaultUnleash(settings);
    }
}
