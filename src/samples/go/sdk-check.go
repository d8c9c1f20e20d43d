package flags

import (
	"fmt"

	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/api"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

func check(client *unleash.Client) {
	// #region flag
	anna := context.Context{UserId: "anna"}
	yes := true

	fmt.Println(client.IsEnabled("new-checkout", unleash.FeatureOptions{Ctx: anna}))
	fmt.Println(client.IsEnabled("no-such-flag", unleash.FeatureOptions{Ctx: anna}))
	fmt.Println(client.IsEnabled("no-such-flag", unleash.FeatureOptions{Ctx: anna, Fallback: &yes}))
	fmt.Println(client.IsEnabled("no-such-flag", unleash.FeatureOptions{
		Ctx: anna,
		FallbackFunc: func(flag string, ctx *context.Context) bool {
			return ctx.UserId == "anna"
		},
	}))
	// #endregion flag

	// #region variant
	variant := client.GetVariant("checkout-button", unleash.VariantOptions{
		Ctx: anna,
		VariantFallback: &api.Variant{
			Name:    "short",
			Payload: api.Payload{Type: "string", Value: "Pay"},
		},
	})
	fmt.Println(variant.Name, variant.Enabled, variant.FeatureEnabled)
	fmt.Println(variant.Payload.Value)
	// #endregion variant

	// #region context
	user := context.Context{
		UserId:     "anna",
		Properties: map[string]string{"plan": "gold"},
	}
	fmt.Println(client.IsEnabled("gold-support", unleash.FeatureOptions{Ctx: user}))
	// #endregion context
}
