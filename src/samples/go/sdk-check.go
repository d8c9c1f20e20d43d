package main

import (
	"fmt"
	"log"

	"example.com/web-shop/flags"
	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

func main() {
	client, err := flags.Connect()
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()

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
}
