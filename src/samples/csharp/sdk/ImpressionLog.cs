using System;
using Unleash;

public static class ImpressionLog
{
    public static IUnleash Start(UnleashSettings settings)
    {
        return new DefaultUnleash(settings, events =>
        {
            events.ImpressionEvent = impression => Console.WriteLine(
                $"{impression.Type} {impression.FeatureName} {impression.Enabled} "
                + $"{impression.Variant} {impression.Context.UserId}");
        });
    }
}
