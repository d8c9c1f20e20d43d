package main

import (
	"fmt"
	"net/http"
	"os"

	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

func main() {
	// #region flag
	unleash.Initialize(
		unleash.WithUrl("http://localhost:4242/api"),
		unleash.WithAppName("shop"),
		unleash.WithCustomHeaders(http.Header{"Authorization": {os.Getenv("UNLEASH_TOKEN")}}),
	)
	unleash.WaitForReady()

	anna := unleash.FeatureOptions{Ctx: context.Context{UserId: "anna"}}
	if unleash.IsEnabled("new-checkout", anna) {
		fmt.Println("The new checkout")
	} else {
		fmt.Println("The checkout as it was")
	}
	// #endregion flag
}
