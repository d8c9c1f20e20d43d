// Package unleash has the public functions that samples use; bodies do not matter to the compiler.
package unleash

import (
	"io"
	"net/http"
	"time"

	"github.com/Unleash/unleash-go-sdk/v6/api"
	"github.com/Unleash/unleash-go-sdk/v6/context"
	"github.com/Unleash/unleash-go-sdk/v6/strategy"
)

type configOption struct{}

type ConfigOption func(*configOption)

type FallbackFunc func(feature string, ctx *context.Context) bool

type VariantFallbackFunc func(feature string, ctx *context.Context) *api.Variant

type FeatureResolver func(feature string) *api.Feature

type FeatureOptions struct {
	Ctx          context.Context
	Fallback     *bool
	FallbackFunc FallbackFunc
	Resolver     FeatureResolver
}

type VariantOptions struct {
	Ctx                 context.Context
	VariantFallback     *api.Variant
	VariantFallbackFunc VariantFallbackFunc
	Resolver            FeatureResolver
}

type EventType string

type ImpressionEvent struct {
	FeatureName string
	EventType   EventType
	Enabled     bool
	Variant     string
	Context     *context.Context
}

type MetricsData struct{}

type ClientData struct{}

type Storage interface {
	Init(backupPath string, appName string)
	Load() (*api.FeatureResponse, error)
	Persist(state *api.FeatureResponse) error
}

type BootstrapStorage struct {
	Reader io.Reader
}

func (*BootstrapStorage) Init(string, string)                 {}
func (*BootstrapStorage) Load() (*api.FeatureResponse, error) { return nil, nil }
func (*BootstrapStorage) Persist(*api.FeatureResponse) error  { return nil }

type NoopListener struct{}

func (NoopListener) OnError(error)                {}
func (NoopListener) OnWarning(error)              {}
func (NoopListener) OnReady()                     {}
func (NoopListener) OnUpdate()                    {}
func (NoopListener) OnCount(string, bool)         {}
func (NoopListener) OnSent(MetricsData)           {}
func (NoopListener) OnRegistered(ClientData)      {}
func (NoopListener) OnImpression(ImpressionEvent) {}

type DebugListener struct{}

func WithAppName(string) ConfigOption                     { return nil }
func WithUrl(string) ConfigOption                         { return nil }
func WithCustomHeaders(http.Header) ConfigOption          { return nil }
func WithEnvironment(string) ConfigOption                 { return nil }
func WithInstanceId(string) ConfigOption                  { return nil }
func WithProjectName(string) ConfigOption                 { return nil }
func WithRefreshInterval(time.Duration) ConfigOption      { return nil }
func WithMetricsInterval(time.Duration) ConfigOption      { return nil }
func WithDisableMetrics(bool) ConfigOption                { return nil }
func WithBackupPath(string) ConfigOption                  { return nil }
func WithStrategies(...strategy.Strategy) ConfigOption    { return nil }
func WithListener(interface{}) ConfigOption               { return nil }
func WithStorage(Storage) ConfigOption                    { return nil }
func WithHttpClient(*http.Client) ConfigOption            { return nil }
func WithExperimentalMode(map[string]string) ConfigOption { return nil }
func Initialize(...ConfigOption) error                    { return nil }
func IsEnabled(string, FeatureOptions) bool               { return false }
func GetVariant(string, VariantOptions) *api.Variant      { return &api.Variant{} }
func WaitForReady()                                       {}
func Close() error                                        { return nil }
func DefineCounter(name, help string)                     {}
func IncrementCounter(name string)                        {}
func NewClient(...ConfigOption) (*Client, error)          { return &Client{}, nil }

type Client struct{}

func (*Client) IsEnabled(string, FeatureOptions) bool          { return false }
func (*Client) GetVariant(string, VariantOptions) *api.Variant { return &api.Variant{} }
func (*Client) WaitForReady()                                  {}
func (*Client) Ready() <-chan bool                             { return nil }
func (*Client) ListFeatures() []api.Feature                    { return nil }
func (*Client) Close() error                                   { return nil }
