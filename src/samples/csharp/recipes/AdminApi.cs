using System;
using System.Net.Http;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

/// <summary>Sends requests to the Admin API of one project.</summary>
public class AdminApi : IDisposable
{
    public const string Features = "projects/default/features";

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
