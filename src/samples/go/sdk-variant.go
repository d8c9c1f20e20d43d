package main

import (
	"fmt"
	"log"

	"example.com/web-shop/flags"
	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/api"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

func main() {
	client, err := flags.Connect()
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()

	anna := context.Context{UserId: "anna"}
	variant := client.GetVariant("checkout-button", unleash.VariantOptions{
		Ctx: anna,
		VariantFallback: &api.Variant{
			Name:    "short",
			Payload: api.Payload{Type: "string", Value: "Pay"},
		},
	})
	fmt.Println(variant.Name, variant.Enabled, variant.FeatureEnabled)
	fmt.Println(variant.Payload.Value)
}
