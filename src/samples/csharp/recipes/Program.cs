using System;
using System.Threading.Tasks;

public static class Program
{
    public static async Task<int> Main(string[] arguments)
    {
        using (var admin = new AdminApi(Need("UNLEASH_SERVER"), Need("UNLEASH_ADMIN_TOKEN")))
        {
            switch (arguments.Length == 0 ? "" : arguments[0])
            {
                case "create":
                    await Recipes.Create(admin, arguments[1], "release");
                    return 0;
                case "rollout":
                    await Recipes.StartRollout(admin, arguments[1], "development", int.Parse(arguments[2]));
                    return 0;
                case "raise":
                    await Recipes.SetPercentage(admin, arguments[1], "development", int.Parse(arguments[2]));
                    return 0;
                case "canary":
                    await Recipes.StartCanary(admin, arguments[1], "development", "eu-north");
                    return 0;
                case "test":
                    await Recipes.StartTest(admin, arguments[1], "development");
                    return 0;
                case "impressions":
                    await Recipes.RecordImpressions(admin, arguments[1]);
                    return 0;
                case "usage":
                    await Recipes.PrintUsage(admin, arguments[1]);
                    return 0;
                case "events":
                    await Recipes.PrintEvents(admin, arguments[1]);
                    return 0;
                case "retire":
                    await Recipes.Retire(admin, arguments[1]);
                    return 0;
                default:
                    Console.Error.WriteLine("create, rollout, raise, canary, test, impressions, usage, events or retire");
                    return 2;
            }
        }
    }

    private static string Need(string name) =>
        Environment.GetEnvironmentVariable(name) ?? throw new InvalidOperationException($"Set {name}.");
}
