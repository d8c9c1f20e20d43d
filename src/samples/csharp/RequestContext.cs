using Microsoft.AspNetCore.Http;
using Unleash;

/// <summary>Gives the SDK the context of the request that is being answered.</summary>
public class RequestContext : IUnleashContextProvider
{
    private readonly IHttpContextAccessor accessor;

    public RequestContext(IHttpContextAccessor accessor)
    {
        this.accessor = accessor;
    }

    public UnleashContext Context
    {
        get
        {
            var address = accessor.HttpContext?.Connection.RemoteIpAddress;
            return new UnleashContext
            {
                UserId = accessor.HttpContext?.User.Identity?.Name,
                RemoteAddress = (address != null && address.IsIPv4MappedToIPv6 ? address.MapToIPv4() : address)?.ToString(),
            };
        }
    }
}
