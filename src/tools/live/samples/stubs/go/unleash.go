// Package unleash has the public functions that samples use; bodies do not matter to the compiler.
package unleash

import (
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

type FeatureOptions struct {
	Ctx          context.Context
	Fallback     *bool
	FallbackFunc FallbackFunc
}

type VariantOptions struct {
	Ctx                 context.Context
	VariantFallback     *api.Variant
	VariantFallbackFunc VariantFallbackFunc
}

type Impression struct {
	EventType   string
	EventId     string
	Context     context.Context
	Enabled     bool
	FeatureName string
	Variant     string
}

type NoopListener struct{}

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
func WithHttpClient(*http.Client) ConfigOption            { return nil }
func WithExperimentalMode(map[string]string) ConfigOption { return nil }
func Initialize(...ConfigOption) error                    { return nil }
func IsEnabled(string, FeatureOptions) bool               { return false }
func GetVariant(string, VariantOptions) *api.Variant      { return &api.Variant{} }
func WaitForReady()                                       {}
func Close() error                                        { return nil }
func NewClient(...ConfigOption) (*Client, error)          { return &Client{}, nil }

type Client struct{}

func (*Client) IsEnabled(string, FeatureOptions) bool          { return false }
func (*Client) GetVariant(string, VariantOptions) *api.Variant { return &api.Variant{} }
func (*Client) WaitForReady()                                  {}
func (*Client) Ready() <-chan bool                             { return nil }
func (*Client) Close() error                                   { return nil }
