using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Unleash;
using Unleash.ClientFactory;

public static class Program
{
    public static async Task Main()
    {
        var settings = new UnleashSettings
        {
            UnleashApi = new Uri(Need("UNLEASH_URL")),
            AppName = "web-shop",
            CustomHttpHeaders = new Dictionary<string, string> { ["Authorization"] = Need("UNLEASH_TOKEN") },
        };

        using (var unleash = await new UnleashClientFactory().CreateClientAsync(settings, synchronousInitialization: true))
        {
            var anna = new UnleashContext { UserId = "anna" };
            Console.WriteLine($"new checkout: {unleash.IsEnabled("new-checkout", anna)}");
        }
    }

    private static string Need(string name) =>
        Environment.GetEnvironmentVariable(name) ?? throw new InvalidOperationException($"Set {name}.");
}
