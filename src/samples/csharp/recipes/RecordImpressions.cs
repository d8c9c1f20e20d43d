using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task RecordImpressions(AdminApi admin, string flag)
    {
        await admin.SendAsync("PATCH", $"{AdminApi.Features}/{flag}", new[]
        {
            new { op = "replace", path = "/impressionData", value = true },
        });
        Console.WriteLine($"{flag} has impression data");
    }
}
