using System;
using System.Collections.Generic;
using System.Threading;
using Unleash;

public static class SdkOptions
{
    public static IUnleash Offline(string folder)
    {
        // #region bootstrap
        var settings = new UnleashSettings
        {
            UnleashApi = new Uri("http://localhost:4242/api"),
            AppName = "web-shop",
            ToggleBootstrapProvider = new FileBootstrap("flags.json"),
            BootstrapOverride = false,
        };
        // #endregion bootstrap

        return new DefaultUnleash(settings);
    }

    public static IUnleash Impressions(UnleashSettings settings)
    {
        // #region impression
        var unleash = new DefaultUnleash(settings, events =>
        {
            events.ImpressionEvent = impression => Console.WriteLine(
                $"{impression.Type} {impression.FeatureName} {impression.Enabled} "
                + $"{impression.Variant} {impression.Context.UserId}");
        });
        // #endregion impression

        return unleash;
    }

    public static void Headers(UnleashSettings settings, TokenSource tokens)
    {
        // #region headers
        settings.UnleashCustomHttpHeaderProvider = tokens;
        // #endregion headers
    }

    private class FileBootstrap : Unleash.Internal.IToggleBootstrapProvider
    {
        public FileBootstrap(string path) { }

        public string Read() => "";
    }
}

// #region token-source
/// <summary>Holds the current token; a timer of the program replaces it.</summary>
public class TokenSource : IUnleashCustomHttpHeaderProvider
{
    private volatile string token;

    public TokenSource(string token)
    {
        this.token = token;
    }

    public Dictionary<string, string> CustomHeaders => new Dictionary<string, string> { ["Authorization"] = token };

    public void Replace(string newToken) => token = newToken;
}
// #endregion token-source
