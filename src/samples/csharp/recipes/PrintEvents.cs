using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task PrintEvents(AdminApi admin, string flag)
    {
        var events = await admin.SendAsync("GET", $"search/events?feature=IS:{flag}&limit=10");

        foreach (var change in events.GetProperty("events").EnumerateArray())
        {
            var environment = change.GetProperty("environment").GetString() ?? "all environments";
            Console.WriteLine($"{change.GetProperty("label").GetString()} in {environment} by {change.GetProperty("createdBy").GetString()}");
        }
    }
}
