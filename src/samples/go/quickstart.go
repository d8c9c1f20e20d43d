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
	// #region connect
	err := unleash.Initialize(
		unleash.WithUrl(os.Getenv("UNLEASH_URL")),
		unleash.WithAppName("quickstart"),
		unleash.WithCustomHeaders(http.Header{"Authorization": {os.Getenv("UNLEASH_TOKEN")}}),
		unleash.WithListener(&unleash.DebugListener{}),
	)
	if err != nil {
		log.Fatal(err)
	}
	defer unleash.Close()
	unleash.WaitForReady()
	// #endregion connect

	// #region ask
	anna := context.Context{UserId: "anna", Properties: map[string]string{"plan": "gold"}}
	if unleash.IsEnabled("new-checkout", unleash.FeatureOptions{Ctx: anna}) {
		fmt.Println("new checkout")
	} else {
		fmt.Println("old checkout")
	}
	// #endregion ask
}
