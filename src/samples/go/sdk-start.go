package main

import (
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

func main() {
	err := unleash.Initialize(
		unleash.WithUrl(os.Getenv("UNLEASH_URL")),
		unleash.WithAppName("web-shop"),
		unleash.WithCustomHeaders(http.Header{"Authorization": {os.Getenv("UNLEASH_TOKEN")}}),
	)
	if err != nil {
		log.Fatal(err)
	}
	defer unleash.Close()
	unleash.WaitForReady()

	anna := unleash.FeatureOptions{Ctx: context.Context{UserId: "anna"}}
	fmt.Println("new checkout:", unleash.IsEnabled("new-checkout", anna))
}
