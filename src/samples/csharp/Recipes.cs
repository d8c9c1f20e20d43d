using System;
using System.Net.Http;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

// #region main
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
// #endregion main

public static class Recipes
{
    private const string Features = "projects/default/features";

    // #region create
    public static async Task Create(AdminApi admin, string flag, string type)
    {
        await admin.SendAsync("POST", Features, new { name = flag, type });
        Console.WriteLine($"created {flag}");
    }
    // #endregion create

    // #region rollout
    public static async Task StartRollout(AdminApi admin, string flag, string environment, int percentage)
    {
        var path = $"{Features}/{flag}/environments/{environment}";

        await admin.SendAsync("POST", $"{path}/strategies", new
        {
            name = "flexibleRollout",
            parameters = new { rollout = $"{percentage}", stickiness = "default", groupId = flag },
        });
        await admin.SendAsync("POST", $"{path}/on");
        Console.WriteLine($"{flag} is on for {percentage}% in {environment}");
    }
    // #endregion rollout

    // #region raise
    public static async Task SetPercentage(AdminApi admin, string flag, string environment, int percentage)
    {
        var path = $"{Features}/{flag}/environments/{environment}/strategies";

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
    // #endregion raise

    // #region canary
    public static async Task StartCanary(AdminApi admin, string flag, string environment, params string[] regions)
    {
        var path = $"{Features}/{flag}/environments/{environment}";

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
    // #endregion canary

    // #region test
    public static async Task StartTest(AdminApi admin, string flag, string environment)
    {
        var path = $"{Features}/{flag}/environments/{environment}";

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
    // #endregion test

    // #region impressions
    public static async Task RecordImpressions(AdminApi admin, string flag)
    {
        await admin.SendAsync("PATCH", $"{Features}/{flag}", new[]
        {
            new { op = "replace", path = "/impressionData", value = true },
        });
        Console.WriteLine($"{flag} has impression data");
    }
    // #endregion impressions

    // #region metrics
    public static async Task PrintUsage(AdminApi admin, string flag)
    {
        var metrics = await admin.SendAsync("GET", $"client-metrics/features/{flag}");

        foreach (var usage in metrics.GetProperty("lastHourUsage").EnumerateArray())
        {
            var environment = usage.GetProperty("environment").GetString();
            Console.WriteLine($"{environment}: {usage.GetProperty("yes").GetInt64()} yes, {usage.GetProperty("no").GetInt64()} no");
        }
    }
    // #endregion metrics

    // #region events
    public static async Task PrintEvents(AdminApi admin, string flag)
    {
        var events = await admin.SendAsync("GET", $"search/events?feature=IS:{flag}&limit=10");

        foreach (var change in events.GetProperty("events").EnumerateArray())
        {
            var environment = change.GetProperty("environment").GetString() ?? "all environments";
            Console.WriteLine($"{change.GetProperty("label").GetString()} in {environment} by {change.GetProperty("createdBy").GetString()}");
        }
    }
    // #endregion events

    // #region retire
    public static async Task Retire(AdminApi admin, string flag)
    {
        var metrics = await admin.SendAsync("GET", $"client-metrics/features/{flag}");

        foreach (var application in metrics.GetProperty("seenApplications").EnumerateArray())
        {
            throw new InvalidOperationException($"{application.GetString()} still asks for {flag}");
        }

        await admin.SendAsync("DELETE", $"{Features}/{flag}");
        Console.WriteLine($"archived {flag}");
    }
    // #endregion retire
}

// #region api
/// <summary>Sends requests to the Admin API of one project.</summary>
public class AdminApi : IDisposable
{
    private readonly HttpClient http = new HttpClient();

    /// <summary>`server` is the address of Unleash without a path, `token` a personal access token.</summary>
    public AdminApi(string server, string token)
    {
        http.BaseAddress = new Uri($"{server.TrimEnd('/')}/api/admin/");
        http.DefaultRequestHeaders.TryAddWithoutValidation("Authorization", token);
    }

    /// <summary>Sends one request; answers the JSON that came back, or throws with what the server said.</summary>
    public async Task<JsonElement> SendAsync(string method, string path, object body = null)
    {
        using (var request = new HttpRequestMessage(new HttpMethod(method), path))
        {
            if (body != null)
            {
                request.Content = new StringContent(JsonSerializer.Serialize(body), Encoding.UTF8, "application/json");
            }

            using (var response = await http.SendAsync(request))
            {
                var text = await response.Content.ReadAsStringAsync();
                if (!response.IsSuccessStatusCode)
                {
                    throw new HttpRequestException($"{method} {path} answered {(int)response.StatusCode}: {text}");
                }

                using (var json = JsonDocument.Parse(text == "" ? "{}" : text))
                {
                    return json.RootElement.Clone();
                }
            }
        }
    }

    public void Dispose() => http.Dispose();
}
// #endregion api
