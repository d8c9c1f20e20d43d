using System;
using System.Collections.Concurrent;
using System.Threading.Tasks;
using Unleash.Internal;

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
