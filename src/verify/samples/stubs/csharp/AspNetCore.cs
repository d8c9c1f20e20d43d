// What samples use of ASP.NET Core.
using System;
using System.Net;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;

namespace Microsoft.AspNetCore.Builder
{
    public class WebApplicationBuilder
    {
        public IServiceCollection Services { get; }
        public WebApplication Build() => null;
    }

    public class WebApplication : IEndpointRouteBuilder
    {
        public static WebApplicationBuilder CreateBuilder(string[] args) => null;
        public IServiceProvider Services { get; }
        public Task RunAsync(string url = null) => null;
    }

    public static class EndpointRouteBuilderExtensions
    {
        public static object MapGet(this IEndpointRouteBuilder endpoints, string pattern, RequestDelegate requestDelegate) => null;
    }
}

namespace Microsoft.AspNetCore.Routing
{
    public interface IEndpointRouteBuilder { }

    public class RouteValueDictionary
    {
        public object this[string key] => null;
    }
}

namespace Microsoft.AspNetCore.Http
{
    public delegate Task RequestDelegate(HttpContext context);

    public class HttpContext
    {
        public HttpRequest Request { get; }
        public HttpResponse Response { get; }
        public ConnectionInfo Connection { get; }
        public IServiceProvider RequestServices { get; set; }
        public System.Security.Claims.ClaimsPrincipal User { get; set; }
    }

    public class ConnectionInfo
    {
        public IPAddress RemoteIpAddress { get; set; }
    }

    public class HttpRequest
    {
        public RouteValueDictionary RouteValues { get; set; }
    }

    public class HttpResponse { }

    public static class HttpResponseWritingExtensions
    {
        public static Task WriteAsync(this HttpResponse response, string text, CancellationToken cancellationToken = default(CancellationToken)) => null;
    }

    public interface IHttpContextAccessor
    {
        HttpContext HttpContext { get; set; }
    }
}

namespace Microsoft.Extensions.DependencyInjection
{
    public interface IServiceCollection { }

    public static class ServiceCollectionServiceExtensions
    {
        public static IServiceCollection AddSingleton<TService>(this IServiceCollection services, TService implementationInstance) where TService : class => null;
    }

    public static class ServiceProviderServiceExtensions
    {
        public static T GetRequiredService<T>(this IServiceProvider provider) => default(T);
    }
}
