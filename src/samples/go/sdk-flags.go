// Package flags starts the SDK for a server.
package flags

import (
	"log"
	"net/http"
	"os"
	"time"

	"github.com/Unleash/unleash-go-sdk/v6"
)

// listener logs what goes wrong. The embedded type answers all other events.
type listener struct{ unleash.NoopListener }

func (listener) OnError(err error)       { log.Println("unleash:", err) }
func (listener) OnWarning(warning error) { log.Println("unleash:", warning) }

// Connect waits up to 3 seconds for the rules, and goes on without them after that.
func Connect() (*unleash.Client, error) {
	client, err := unleash.NewClient(
		unleash.WithUrl(os.Getenv("UNLEASH_URL")),
		unleash.WithAppName("web-shop"),
		unleash.WithCustomHeaders(http.Header{"Authorization": {os.Getenv("UNLEASH_TOKEN")}}),
		unleash.WithHttpClient(&http.Client{Timeout: 10 * time.Second}),
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
		log.Println("unleash: no answer yet, going on with the backup")
	}
	return client, nil
}
