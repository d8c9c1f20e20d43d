using System;
using System.Threading.Tasks;
using Unleash;

public static class StartUnleash
{
    public static async Task<IUnleash> StartAsync(UnleashSettings settings)
    {
        var ready = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);

        var unleash = new DefaultUnleash(settings, events =>
        {
            events.ReadyEvent = _ => ready.TrySetResult(true);
            events.ErrorEvent = error =>
                Console.Error.WriteLine($"{error.ErrorType} {error.StatusCode} {error.Resource} {error.Error?.Message}");
        });

        await Task.WhenAny(ready.Task, Task.Delay(TimeSpan.FromSeconds(3)));
        return unleash;
    }
}
