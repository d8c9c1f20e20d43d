using Unleash;

public static class CustomStrategies
{
    public static IUnleash Start(UnleashSettings settings)
    {
        return new DefaultUnleash(settings, null, new MinimumSeats());
    }
}
