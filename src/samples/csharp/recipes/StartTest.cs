using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task StartTest(AdminApi admin, string flag, string environment)
    {
        var path = $"{AdminApi.Features}/{flag}/environments/{environment}";

        await admin.SendAsync("POST", $"{path}/strategies", new
        {
            name = "flexibleRollout",
            parameters = new { rollout = "100", stickiness = "userId", groupId = flag },
            variants = new[]
            {
                Variant("short", "Pay"),
                Variant("long", "Continue to payment"),
            },
        });
        await admin.SendAsync("POST", $"{path}/on");
        Console.WriteLine($"{flag} has two variants");
    }

    private static object Variant(string name, string label) => new
    {
        name,
        weight = 500,
        weightType = "variable",
        stickiness = "userId",
        payload = new { type = "string", value = label },
    };
}
