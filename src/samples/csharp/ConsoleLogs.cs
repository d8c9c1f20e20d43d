using System;
using Unleash.Logging;

/// <summary>Writes what the SDK logs to the standard error stream, from level Warn on.</summary>
public class ConsoleLogs : ILogProvider
{
    public Logger GetLogger(string name) => (level, message, exception, arguments) =>
    {
        if (level < LogLevel.Warn)
        {
            return false;
        }

        if (message != null)
        {
            Console.Error.WriteLine($"{level}: {message()} {exception?.GetBaseException().Message}");
        }

        return true;
    };

    public IDisposable OpenNestedContext(string message) => new Nothing();

    public IDisposable OpenMappedContext(string key, object value, bool destructure = false) => new Nothing();

    private class Nothing : IDisposable
    {
        public void Dispose()
        {
        }
    }
}
