// Package api has what the server answers with.
package api

type Payload struct {
	Type  string
	Value string
}

type Variant struct {
	Name           string
	Payload        Payload
	Enabled        bool
	FeatureEnabled bool
}

type Feature struct {
	Name           string
	Enabled        bool
	ImpressionData bool
}

type FeatureResponse struct {
	Features []Feature
}
