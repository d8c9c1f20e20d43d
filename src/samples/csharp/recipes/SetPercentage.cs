using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task SetPercentage(AdminApi admin, string flag, string environment, int percentage)
    {
        var path = $"{AdminApi.Features}/{flag}/environments/{environment}/strategies";

        foreach (var strategy in (await admin.SendAsync("GET", path)).EnumerateArray())
        {
            if (strategy.GetProperty("name").GetString() != "flexibleRollout")
            {
                continue;
            }

            var before = strategy.GetProperty("parameters").GetProperty("rollout").GetString();
            await admin.SendAsync("PATCH", $"{path}/{strategy.GetProperty("id").GetString()}", new[]
            {
                new { op = "replace", path = "/parameters/rollout", value = $"{percentage}" },
            });
            Console.WriteLine($"{flag} went from {before}% to {percentage}%");
        }
    }
}
