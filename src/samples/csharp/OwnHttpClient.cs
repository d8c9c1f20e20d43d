using System;
using System.Net;
using System.Net.Http;
using Unleash;

/// <summary>Makes an HTTP client for one SDK instance, behind a proxy.</summary>
public class OwnHttpClient : Unleash.IHttpClientFactory
{
    public HttpClient Create(Uri unleashApiUri)
    {
        var handler = new HttpClientHandler
        {
            AutomaticDecompression = DecompressionMethods.GZip | DecompressionMethods.Deflate,
            Proxy = new WebProxy("http://proxy.example.com:8080"),
        };

        return new HttpClient(handler) { BaseAddress = unleashApiUri, Timeout = TimeSpan.FromSeconds(10) };
    }
}
