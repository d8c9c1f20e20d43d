using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Unleash;
using Unleash.ClientFactory;

public static class Program
{
    public static async Task Main(string[] args)
    {
        var settings = new UnleashSettings
        {
            UnleashApi = new Uri(Need("UNLEASH_URL")),
            AppName = "shop",
            CustomHttpHeaders = new Dictionary<string, string> { ["Authorization"] = Need("UNLEASH_TOKEN") },
        };

        using (var unleash = new UnleashClientFactory().CreateClient(settings, synchronousInitialization: true))
        {
            var builder = WebApplication.CreateBuilder(args);
            builder.Services.AddSingleton<IUnleash>(unleash);

            var app = builder.Build();
            app.MapGet("/checkout/{user}", Checkout);
            await app.RunAsync();
        }
    }

    private static async Task Checkout(HttpContext context)
    {
        var unleash = context.RequestServices.GetRequiredService<IUnleash>();
        var user = new UnleashContext { UserId = $"{context.Request.RouteValues["user"]}" };

        var page = unleash.IsEnabled("new-checkout", user) ? "one-page checkout" : "checkout in three steps";
        await context.Response.WriteAsync($"{user.UserId}: {page}\n");
    }

    private static string Need(string name) =>
        Environment.GetEnvironmentVariable(name) ?? throw new InvalidOperationException($"Set {name}.");
}
