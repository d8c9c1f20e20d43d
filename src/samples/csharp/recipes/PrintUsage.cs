using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task PrintUsage(AdminApi admin, string flag)
    {
        var metrics = await admin.SendAsync("GET", $"client-metrics/features/{flag}");

        foreach (var usage in metrics.GetProperty("lastHourUsage").EnumerateArray())
        {
            var environment = usage.GetProperty("environment").GetString();
            Console.WriteLine($"{environment}: {usage.GetProperty("yes").GetInt64()} yes, {usage.GetProperty("no").GetInt64()} no");
        }
    }
}
