package main

import (
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/Unleash/unleash-go-sdk/v6"
)

func main() {
	file, err := os.Open("flags.json")
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()

	client, err := unleash.NewClient(
		unleash.WithUrl(os.Getenv("UNLEASH_URL")),
		unleash.WithAppName("web-shop"),
		unleash.WithCustomHeaders(http.Header{"Authorization": {os.Getenv("UNLEASH_TOKEN")}}),
		unleash.WithStorage(&unleash.BootstrapStorage{Reader: file}),
	)
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()

	fmt.Println(client.IsEnabled("new-checkout", unleash.FeatureOptions{}))
}
