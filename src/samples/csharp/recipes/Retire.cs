using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task Retire(AdminApi admin, string flag)
    {
        var metrics = await admin.SendAsync("GET", $"client-metrics/features/{flag}");

        foreach (var application in metrics.GetProperty("seenApplications").EnumerateArray())
        {
            throw new InvalidOperationException($"{application.GetString()} still asks for {flag}");
        }

        await admin.SendAsync("DELETE", $"{AdminApi.Features}/{flag}");
        Console.WriteLine($"archived {flag}");
    }
}
