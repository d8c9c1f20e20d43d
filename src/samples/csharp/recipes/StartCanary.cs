using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task StartCanary(AdminApi admin, string flag, string environment, params string[] regions)
    {
        var path = $"{AdminApi.Features}/{flag}/environments/{environment}";

        await admin.SendAsync("POST", $"{path}/strategies", new
        {
            name = "flexibleRollout",
            title = "Canary",
            parameters = new { rollout = "100", stickiness = "default", groupId = flag },
            constraints = new[] { new { contextName = "region", @operator = "IN", values = regions } },
        });
        await admin.SendAsync("POST", $"{path}/on");
        Console.WriteLine($"{flag} is on in {string.Join(", ", regions)}");
    }
}
