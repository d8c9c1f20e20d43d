package checkout

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

const rules = `{ "version": 2, "features": [{
	"name": "new-checkout", "enabled": true,
	"strategies": [{
		"name": "default",
		"constraints": [{ "contextName": "userId", "operator": "IN", "values": ["anna"] }]
	}]
}] }`

func checkoutPage(client *unleash.Client, user string) string {
	options := unleash.FeatureOptions{Ctx: context.Context{UserId: user}}
	if client.IsEnabled("new-checkout", options) {
		return "new"
	}
	return "old"
}

func TestOnlyAnnaSeesTheNewCheckout(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte(rules))
	}))
	defer server.Close()

	client, err := unleash.NewClient(
		unleash.WithUrl(server.URL),
		unleash.WithAppName("tests"),
		unleash.WithBackupPath(t.TempDir()),
		unleash.WithRefreshInterval(time.Hour),
		unleash.WithDisableMetrics(true),
	)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	client.WaitForReady()

	for user, want := range map[string]string{"anna": "new", "ben": "old"} {
		if got := checkoutPage(client, user); got != want {
			t.Errorf("%s sees the %s checkout, not the %s one", user, got, want)
		}
	}
}
