using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Unleash;
using Unleash.ClientFactory;

public static class Quickstart
{
    public static async Task Main()
    {
        // #region connect
        var settings = new UnleashSettings
        {
            UnleashApi = new Uri(Environment.GetEnvironmentVariable("UNLEASH_URL")),
            AppName = "quickstart",
            CustomHttpHeaders = new Dictionary<string, string>
            {
                ["Authorization"] = Environment.GetEnvironmentVariable("UNLEASH_TOKEN"),
            },
        };
        var factory = new UnleashClientFactory();
        var unleash = await factory.CreateClientAsync(settings, synchronousInitialization: true);
        // #endregion connect

        // #region ask
        var context = new UnleashContext
        {
            UserId = "anna",
            Properties = new Dictionary<string, string> { ["plan"] = "gold" },
        };
        var enabled = unleash.IsEnabled("new-checkout", context);
        Console.WriteLine(enabled ? "new checkout" : "old checkout");
        // #endregion ask

        // #region stop
        unleash.Dispose();
        // #endregion stop
    }
}
