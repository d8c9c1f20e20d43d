package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/signal"
	"time"

	"github.com/Unleash/unleash-go-sdk/v6"
	user "github.com/Unleash/unleash-go-sdk/v6/context"
)

type listener struct{ unleash.NoopListener }

func (listener) OnError(err error)       { log.Println("unleash:", err) }
func (listener) OnWarning(warning error) { log.Println("unleash:", warning) }

func connect() (*unleash.Client, error) {
	client, err := unleash.NewClient(
		unleash.WithUrl(os.Getenv("UNLEASH_URL")),
		unleash.WithAppName("checkout"),
		unleash.WithCustomHeaders(http.Header{"Authorization": {os.Getenv("UNLEASH_TOKEN")}}),
		unleash.WithRefreshInterval(2*time.Second),
		unleash.WithHttpClient(&http.Client{Timeout: 2 * time.Second}),
		unleash.WithListener(&listener{}),
	)
	if err != nil {
		return nil, err
	}
	ready := make(chan struct{})
	go func() {
		client.WaitForReady()
		close(ready)
	}()
	select {
	case <-ready:
	case <-time.After(3 * time.Second):
		log.Println("unleash: no answer yet")
	}
	return client, nil
}

func checkoutPage(client *unleash.Client) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		name := r.URL.Query().Get("user")
		options := unleash.FeatureOptions{Ctx: user.Context{UserId: name}}
		if client.IsEnabled("new-checkout", options) {
			fmt.Fprintf(w, "%s: everything on one page\n", name)
		} else {
			fmt.Fprintf(w, "%s: step 1 of 3, your address\n", name)
		}
	}
}

func main() {
	client, err := connect()
	if err != nil {
		log.Fatal(err)
	}

	mux := http.NewServeMux()
	mux.HandleFunc("/checkout", checkoutPage(client))
	server := &http.Server{Addr: "localhost:3000", Handler: mux}

	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	finished := make(chan struct{})
	go func() {
		defer close(finished)
		<-interrupted.Done()
		_ = server.Shutdown(context.Background())
	}()

	log.Println("http://localhost:3000/checkout?user=anna")
	if err := server.ListenAndServe(); err != http.ErrServerClosed {
		log.Fatal(err)
	}
	<-finished
	_ = client.Close()
}

