using System;
using System.Threading.Tasks;

public static partial class Recipes
{
    public static async Task Create(AdminApi admin, string flag, string type)
    {
        await admin.SendAsync("POST", AdminApi.Features, new { name = flag, type });
        Console.WriteLine($"created {flag}");
    }
}
