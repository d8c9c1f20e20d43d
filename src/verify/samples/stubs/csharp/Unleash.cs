// The public API that samples use; bodies do not matter to the compiler.
using System;
using System.Collections.Generic;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;
using Unleash.Events;
using Unleash.Internal;
using Unleash.Strategies;

// Unleash.Client declares this one outside of its namespaces.
public class ToggleDefinition
{
    public ToggleDefinition(string name, string project, string type) { }
    public string Name { get; private set; }
    public string Project { get; private set; }
    public string Type { get; private set; }
}

namespace Yggdrasil
{
    public class Context
    {
        public string UserId { get; set; }
        public string SessionId { get; set; }
        public string RemoteAddress { get; set; }
        public string Environment { get; set; }
        public string AppName { get; set; }
        public DateTimeOffset? CurrentTime { get; set; }
        public Dictionary<string, string> Properties { get; set; }
    }

    public class Payload
    {
        public Payload(string type, string value) { }
        public string Type { get; set; }
        public string Value { get; set; }
    }

    public class Variant
    {
        public static readonly Variant DISABLED_VARIANT;
        public Variant(string name, Payload payload, bool enabled, bool featureEnabled) { }
        public string Name { get; set; }
        public Payload Payload { get; set; }
        public bool Enabled { get; set; }
        public bool FeatureEnabled { get; set; }
    }
}

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
        ICollection<ToggleDefinition> ListKnownToggles();
        IImpactMetrics ImpactMetrics { get; }
    }

    public interface IImpactMetrics
    {
        void DefineCounter(string name, string description);
        void IncrementCounter(string name, long value);
        void DefineGauge(string name, string description);
        void UpdateGauge(string name, double value);
        void DefineHistogram(string name, string description, double[] buckets);
        void ObserveHistogram(string name, double value);
    }

    public class DefaultUnleash : IUnleash
    {
        public const string supportedSpecVersion = "6.0.1";
        public DefaultUnleash(UnleashSettings settings, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies) { }
        public bool IsEnabled(string toggleName) => false;
        public bool IsEnabled(string toggleName, bool defaultSetting) => false;
        public bool IsEnabled(string toggleName, UnleashContext context) => false;
        public bool IsEnabled(string toggleName, UnleashContext context, bool defaultSetting) => false;
        public Variant GetVariant(string toggleName) => null;
        public Variant GetVariant(string toggleName, Variant defaultVariant) => null;
        public Variant GetVariant(string toggleName, UnleashContext context) => null;
        public Variant GetVariant(string toggleName, UnleashContext context, Variant defaultValue) => null;
        public ICollection<ToggleDefinition> ListKnownToggles() => null;
        public IImpactMetrics ImpactMetrics { get; }
        public void Dispose() { }
    }

    public class FakeUnleash : IUnleash
    {
        public void EnableAllToggles() { }
        public void DisableAllToggles() { }
        public void SetToggle(string toggleName, bool isEnabled) { }
        public void SetVariant(string toggleName, Variant variant) { }
        public bool IsEnabled(string toggleName) => false;
        public bool IsEnabled(string toggleName, bool defaultSetting) => false;
        public bool IsEnabled(string toggleName, UnleashContext context) => false;
        public bool IsEnabled(string toggleName, UnleashContext context, bool defaultSetting) => false;
        public Variant GetVariant(string toggleName) => null;
        public Variant GetVariant(string toggleName, Variant defaultValue) => null;
        public Variant GetVariant(string toggleName, UnleashContext context) => null;
        public Variant GetVariant(string toggleName, UnleashContext context, Variant defaultValue) => null;
        public ICollection<ToggleDefinition> ListKnownToggles() => null;
        public void ConfigureEvents(Action<EventCallbackConfig> config) { }
        public IImpactMetrics ImpactMetrics { get; set; }
        public void Dispose() { }
    }

    public interface IUnleashContextProvider
    {
        UnleashContext Context { get; }
    }

    public interface IUnleashCustomHttpHeaderProvider
    {
        Dictionary<string, string> CustomHeaders { get; }
    }

    public interface IHttpClientFactory
    {
        HttpClient Create(Uri unleashApiUri);
    }

    public class DefaultHttpClientFactory : IHttpClientFactory
    {
        public TimeSpan Timeout { get; set; }
        public TimeSpan ServicePointConnectionLeaseTimeout { get; set; }
        public Dictionary<string, string> CustomDefaultHttpHeaders { get; set; }
        public HttpClient Create(Uri unleashApiUri) => null;
        protected virtual HttpClient CreateHttpClientInstance(Uri unleashApiUri) => null;
        protected virtual void ConfigureHttpClient(HttpClient httpClient) { }
        protected virtual void ConfigureServicePoint(ServicePoint servicePoint) { }
        protected virtual void ConfigureDefaultRequestHeaders(HttpRequestHeaders headers) { }
    }

    public class UnleashSettings
    {
        public string SdkVersion { get; }
        public Uri UnleashApi { get; set; }
        public string AppName { get; set; }
        public string InstanceTag { get; set; }
        [Obsolete] public string ProjectId { get; set; }
        public TimeSpan FetchTogglesInterval { get; set; }
        public TimeSpan? SendMetricsInterval { get; set; }
        public Func<string> LocalStorageFolder { get; set; }
        public Dictionary<string, string> CustomHttpHeaders { get; set; }
        public IUnleashCustomHttpHeaderProvider UnleashCustomHttpHeaderProvider { get; set; }
        public IUnleashContextProvider UnleashContextProvider { get; set; }
        public IHttpClientFactory HttpClientFactory { get; set; }
        public IToggleBootstrapProvider ToggleBootstrapProvider { get; set; }
        public bool BootstrapOverride { get; set; }
        public bool ExperimentalUseStreaming { get; set; }
        public void UseBootstrapFileProvider(string path) { }
        public void UseBootstrapUrlProvider(string path, bool shouldThrowOnError, Dictionary<string, string> customHeaders = null) { }
    }

    public class UnleashContext : Yggdrasil.Context
    {
        public UnleashContext() { }
        public UnleashContext(string appName, string environment, string userId, string sessionId, string remoteAddress, DateTimeOffset? currentTime, Dictionary<string, string> properties) { }
        public string GetByName(string contextName) => null;
        public UnleashContext ApplyStaticFields(UnleashSettings settings) => null;
    }

    public class UnleashException : Exception
    {
        public UnleashException() { }
        public UnleashException(string message) { }
        public UnleashException(string message, Exception inner) { }
    }
}

namespace Unleash.Internal
{
    public interface IToggleBootstrapProvider
    {
        string Read();
    }

    public class Variant : Yggdrasil.Variant
    {
        public new static readonly Variant DISABLED_VARIANT;
        public Variant(string name, Yggdrasil.Payload payload, bool enabled, bool feature_enabled) : base(name, payload, enabled, feature_enabled) { }
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
    public enum ErrorType { Client, TogglesBackup, TogglesUpdate, Bootstrap, ImpressionEvent, FileCache }

    public class ErrorEvent
    {
        public ErrorType ErrorType { get; set; }
        public Exception Error { get; set; }
        public HttpStatusCode? StatusCode { get; }
        public string Resource { get; }
    }
}

namespace Unleash.Logging
{
    public enum LogLevel { Trace, Debug, Info, Warn, Error, Fatal }

    public delegate bool Logger(LogLevel logLevel, Func<string> messageFunc, Exception exception = null, params object[] formatParameters);

    public interface ILogProvider
    {
        Logger GetLogger(string name);
        IDisposable OpenNestedContext(string message);
        IDisposable OpenMappedContext(string key, object value, bool destructure = false);
    }

    public static class LogProvider
    {
        public static bool IsDisabled { get; set; }
        public static void SetCurrentLogProvider(ILogProvider logProvider) { }
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
    public interface IUnleashClientFactory
    {
        IUnleash CreateClient(UnleashSettings settings, bool synchronousInitialization = false, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies);
        Task<IUnleash> CreateClientAsync(UnleashSettings settings, bool synchronousInitialization = false, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies);
    }

    public class UnleashClientFactory : IUnleashClientFactory
    {
        public IUnleash CreateClient(UnleashSettings settings, bool synchronousInitialization = false, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies) => null;

        public Task<IUnleash> CreateClientAsync(UnleashSettings settings, bool synchronousInitialization = false, Action<EventCallbackConfig> callback = null, params IStrategy[] strategies) => null;
    }
}
