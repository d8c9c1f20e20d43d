using Unleash;

public static class Purchases
{
    public static void Define(IUnleash unleash) =>
        unleash.ImpactMetrics.DefineCounter("purchases", "Completed purchases");

    public static void Count(IUnleash unleash) =>
        unleash.ImpactMetrics.IncrementCounter("purchases", 1);
}
