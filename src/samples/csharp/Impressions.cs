using System;
using System.Collections.Concurrent;
using System.Threading.Tasks;
using Unleash;
using Unleash.ClientFactory;
using Unleash.Internal;

// #region queue
/// <summary>Hands impressions to another thread, so that asking for a flag stays fast.</summary>
public class Impressions : IDisposable
{
    private readonly BlockingCollection<ImpressionEvent> queue = new BlockingCollection<ImpressionEvent>(10000);
    private readonly Task writer;

    public Impressions(Action<ImpressionEvent> write)
    {
        writer = Task.Run(() =>
        {
            foreach (var impression in queue.GetConsumingEnumerable())
            {
                write(impression);
            }
        });
    }

    /// <summary>Takes one impression; drops it when the queue is full.</summary>
    public void Take(ImpressionEvent impression) => queue.TryAdd(impression);

    public void Dispose()
    {
        queue.CompleteAdding();
        writer.Wait();
    }
}
// #endregion queue

public static class Use
{
    public static void Main(UnleashSettings settings)
    {
        // #region use
        using (var impressions = new Impressions(impression => Console.WriteLine(
            $"{impression.Context.UserId} {impression.FeatureName} {impression.Enabled} {impression.Variant}")))
        using (var unleash = new UnleashClientFactory().CreateClient(settings, true, events => events.ImpressionEvent = impressions.Take))
        {
            unleash.GetVariant("checkout-button", new UnleashContext { UserId = "anna" });
        }
        // #endregion use
    }
}
