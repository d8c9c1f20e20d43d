using System.Collections.Generic;
using Unleash;

/// <summary>Holds the current token; a timer of the program replaces it.</summary>
public class TokenSource : IUnleashCustomHttpHeaderProvider
{
    private volatile string token;

    public TokenSource(string token)
    {
        this.token = token;
    }

    public Dictionary<string, string> CustomHeaders => new Dictionary<string, string> { ["Authorization"] = token };

    public void Replace(string newToken) => token = newToken;
}
