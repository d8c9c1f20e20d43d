using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task StartRollout(AdminApi admin, string flag, string environment, int percentage)
    {
        var path = $"{AdminApi.Features}/{flag}/environments/{environment}";

        await admin.SendAsync("POST", $"{path}/strategies", new
        {
            name = "flexibleRollout",
            parameters = new { rollout = $"{percentage}", stickiness = "default", groupId = flag },
        });
        await admin.SendAsync("POST", $"{path}/on");
        Console.WriteLine($"{flag} is on for {percentage}% in {environment}");
    }
}
