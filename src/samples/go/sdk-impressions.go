package flags

import (
	"log"

	"github.com/Unleash/unleash-go-sdk/v6"
)

// exposures hands impression events to the analytics, without keeping the SDK waiting.
type exposures struct {
	unleash.NoopListener
	events chan unleash.ImpressionEvent
}

func (e exposures) OnImpression(event unleash.ImpressionEvent) {
	select {
	case e.events <- event:
	default:
		log.Println("analytics are slow: one event is lost")
	}
}

// withExposures starts the report, and returns the option for NewClient.
func withExposures() unleash.ConfigOption {
	e := exposures{events: make(chan unleash.ImpressionEvent, 100)}
	go e.report()
	return unleash.WithListener(e)
}

func (e exposures) report() {
	for event := range e.events {
		log.Println(event.FeatureName, event.Enabled, event.Variant, event.Context.UserId)
	}
}
