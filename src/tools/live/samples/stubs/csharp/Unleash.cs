// The public API that samples use; bodies do not matter to the compiler.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Unleash.Events;
using Unleash.Internal;
using Unleash.Strategies;

namespace Unleash
{
    public interface IUnleash : IDisposable
    {
        bool IsEnabled(string toggleName);
        bool IsEnabled(string toggleName, bool defaultSetting);
        bool IsEnabled(string toggleName, UnleashContext context);
        bool IsEnabled(string toggleName, UnleashContext context, bool defaultSetting);
        Variant GetVariant(string toggleName);
        Variant GetVariant(string toggleName, Variant defaultValue);
        Variant GetVariant(string toggleName, UnleashContext context);
        Variant GetVariant(string toggleName, UnleashContext context, Variant defaultValue);
    }

    public class DefaultUnleash : IUnleash
    {
        public DefaultUnleash(UnleashSettings settings, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies) { }
        public bool IsEnabled(string toggleName) => false;
        public bool IsEnabled(string toggleName, bool defaultSetting) => false;
        public bool IsEnabled(string toggleName, UnleashContext context) => false;
        public bool IsEnabled(string toggleName, UnleashContext context, bool defaultSetting) => false;
        public Variant GetVariant(string toggleName) => null;
        public Variant GetVariant(string toggleName, Variant defaultValue) => null;
        public Variant GetVariant(string toggleName, UnleashContext context) => null;
        public Variant GetVariant(string toggleName, UnleashContext context, Variant defaultValue) => null;
        public void Dispose() { }
    }

    public class UnleashSettings
    {
        public Uri UnleashApi { get; set; }
        public string AppName { get; set; }
        public string InstanceTag { get; set; }
        public string ProjectId { get; set; }
        public TimeSpan FetchTogglesInterval { get; set; }
        public TimeSpan? SendMetricsInterval { get; set; }
        public Func<string> LocalStorageFolder { get; set; }
        public Dictionary<string, string> CustomHttpHeaders { get; set; }
        public bool BootstrapOverride { get; set; }
        public bool ExperimentalUseStreaming { get; set; }
        public void UseBootstrapFileProvider(string path) { }
        public void UseBootstrapUrlProvider(string path, bool shouldThrowOnError, Dictionary<string, string> customHeaders = null) { }
    }

    public class UnleashContext
    {
        public string AppName { get; set; }
        public string Environment { get; set; }
        public string UserId { get; set; }
        public string SessionId { get; set; }
        public string RemoteAddress { get; set; }
        public DateTimeOffset? CurrentTime { get; set; }
        public Dictionary<string, string> Properties { get; set; }
    }
}

namespace Unleash.Internal
{
    public class Payload
    {
        public string PayloadType { get; set; }
        public string Value { get; set; }
    }

    public class Variant
    {
        public string Name { get; set; }
        public Payload Payload { get; set; }
        public bool Enabled { get; set; }
        public bool FeatureEnabled { get; set; }
    }

    public class ImpressionEvent
    {
        public string Type { get; set; }
        public string EventId { get; set; }
        public UnleashContext Context { get; set; }
        public bool Enabled { get; set; }
        public string FeatureName { get; set; }
        public string Variant { get; set; }
    }

    public class ReadyEvent { }

    public class TogglesUpdatedEvent
    {
        public DateTime UpdatedOn { get; set; }
    }

    public class EventCallbackConfig
    {
        public Action<ImpressionEvent> ImpressionEvent { get; set; }
        public Action<ErrorEvent> ErrorEvent { get; set; }
        public Action<TogglesUpdatedEvent> TogglesUpdatedEvent { get; set; }
        public Action<ReadyEvent> ReadyEvent { get; set; }
    }
}

namespace Unleash.Events
{
    public class ErrorEvent
    {
        public Exception Error { get; set; }
    }
}

namespace Unleash.Strategies
{
    public interface IStrategy
    {
        string Name { get; }
        bool IsEnabled(Dictionary<string, string> parameters, UnleashContext context);
    }
}

namespace Unleash.ClientFactory
{
    public class UnleashClientFactory
    {
        public IUnleash CreateClient(UnleashSettings settings, bool synchronousInitialization = false, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies) => null;

        public Task<IUnleash> CreateClientAsync(UnleashSettings settings, bool synchronousInitialization = false, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies) => null;
    }
}
