#!/bin/sh
# Needs UNLEASH_URL and SIGNAL_TOKEN: the address of your instance, and a token of the signal endpoint `error-rate`.
set -eu

# #region send
curl --fail-with-body --request POST "$UNLEASH_URL/api/signal-endpoint/error-rate" \
  --header "Authorization: Bearer $SIGNAL_TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"alert": {"status": "firing"}, "service": "checkout", "errorRate": 7.2}'
# #endregion send
