using System.IO;
using Unleash.Internal;

/// <summary>Gives the SDK rules from a file when it starts.</summary>
public class FileBootstrap : IToggleBootstrapProvider
{
    private readonly string path;

    public FileBootstrap(string path)
    {
        this.path = path;
    }

    public string Read() => File.ReadAllText(path);
}
