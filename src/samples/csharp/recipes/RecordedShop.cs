using System;
using Unleash;
using Unleash.ClientFactory;

public static class RecordedShop
{
    public static void Run(UnleashSettings settings)
    {
        using (var impressions = new Impressions(impression => Console.WriteLine(
            $"{impression.Context.UserId} {impression.FeatureName} {impression.Enabled} {impression.Variant}")))
        using (var unleash = new UnleashClientFactory().CreateClient(settings, true, events => events.ImpressionEvent = impressions.Take))
        {
            unleash.GetVariant("checkout-button", new UnleashContext { UserId = "anna" });
        }
    }
}
