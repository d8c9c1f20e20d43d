using System.Collections.Generic;
using System.Globalization;
using Unleash;
using Unleash.Strategies;

/// <summary>On for customers with at least as many seats as the parameter `minimum` says.</summary>
public class MinimumSeats : IStrategy
{
    public string Name => "minimum-seats";

    public bool IsEnabled(Dictionary<string, string> parameters, UnleashContext context)
    {
        return Number(parameters, "minimum", out int minimum)
            && Number(context.Properties, "seats", out int seats)
            && seats >= minimum;
    }

    private static bool Number(Dictionary<string, string> values, string name, out int number)
    {
        number = 0;
        return values.TryGetValue(name, out string text)
            && int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out number);
    }
}
