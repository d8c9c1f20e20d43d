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

	user := context.Context{
		UserId:     "anna",
		Properties: map[string]string{"plan": "gold"},
	}
	fmt.Println(client.IsEnabled("gold-support", unleash.FeatureOptions{Ctx: user}))
}
