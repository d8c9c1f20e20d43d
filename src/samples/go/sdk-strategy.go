package flags

import (
	"strconv"

	"github.com/Unleash/unleash-go-sdk/v6"
	"github.com/Unleash/unleash-go-sdk/v6/context"
)

type minimumSeats struct{}

func (minimumSeats) Name() string { return "minimum-seats" }

func (minimumSeats) IsEnabled(parameters map[string]any, ctx *context.Context) bool {
	text, _ := parameters["minimum"].(string)
	minimum, err := strconv.Atoi(text)
	if err != nil {
		return false
	}
	seats, err := strconv.Atoi(ctx.Properties["seats"])
	return err == nil && seats >= minimum
}

var withStrategy = unleash.WithStrategies(minimumSeats{})
