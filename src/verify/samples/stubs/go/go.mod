module github.com/Unleash/unleash-go-sdk/v6

go 1.19
