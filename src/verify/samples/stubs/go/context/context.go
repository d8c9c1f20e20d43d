// Package context has the fields that decide on flags.
package context

type Context struct {
	UserId        string
	SessionId     string
	RemoteAddress string
	Environment   string
	AppName       string
	CurrentTime   string
	Properties    map[string]string
}
