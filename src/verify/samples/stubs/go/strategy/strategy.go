// Package strategy has the interface of custom strategies.
package strategy

import "github.com/Unleash/unleash-go-sdk/v6/context"

type Strategy interface {
	Name() string
	IsEnabled(parameters map[string]interface{}, ctx *context.Context) bool
}
