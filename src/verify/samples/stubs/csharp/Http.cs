// What samples use of System.Net.Http, which the compiler's own libraries lack.
using System;
using System.Net;
using System.Text;
using System.Threading.Tasks;

namespace System.Net.Http
{
    public class HttpMethod
    {
        public HttpMethod(string method) { }
        public static HttpMethod Get { get; }
        public static HttpMethod Post { get; }
        public static HttpMethod Put { get; }
        public static HttpMethod Delete { get; }
    }

    public class HttpContent : IDisposable
    {
        public Task<string> ReadAsStringAsync() => null;
        public void Dispose() { }
    }

    public class StringContent : HttpContent
    {
        public StringContent(string content, Encoding encoding, string mediaType) { }
    }

    public class HttpRequestMessage : IDisposable
    {
        public HttpRequestMessage(HttpMethod method, string requestUri) { }
        public HttpContent Content { get; set; }
        public void Dispose() { }
    }

    public class HttpResponseMessage : IDisposable
    {
        public HttpContent Content { get; set; }
        public bool IsSuccessStatusCode { get; }
        public HttpStatusCode StatusCode { get; set; }
        public void Dispose() { }
    }

    public class HttpRequestException : Exception
    {
        public HttpRequestException(string message) { }
    }

    public class HttpMessageHandler : IDisposable
    {
        public void Dispose() { }
    }

    public class HttpClientHandler : HttpMessageHandler
    {
        public DecompressionMethods AutomaticDecompression { get; set; }
        public IWebProxy Proxy { get; set; }
    }

    public class HttpClient : IDisposable
    {
        public HttpClient() { }
        public HttpClient(HttpMessageHandler handler) { }
        public Uri BaseAddress { get; set; }
        public TimeSpan Timeout { get; set; }
        public Headers.HttpRequestHeaders DefaultRequestHeaders { get; }
        public Task<HttpResponseMessage> SendAsync(HttpRequestMessage request) => null;
        public void Dispose() { }
    }
}

namespace System.Net.Http.Headers
{
    public class HttpRequestHeaders
    {
        public bool TryAddWithoutValidation(string name, string value) => false;
    }
}
