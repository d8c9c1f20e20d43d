#!/bin/sh
# Set UNLEASH_URL (http://localhost:4242/api) and UNLEASH_TOKEN (a backend token) first.
set -eu

# #region register
curl --fail --silent --show-error --output /dev/null --write-out 'register %{http_code}\n' \
  --header "Authorization: $UNLEASH_TOKEN" \
  --header 'Content-Type: application/json' \
  --data '{
    "appName": "spec-check",
    "instanceId": "host-1",
    "sdkVersion": "my-sdk:0.1.0",
    "strategies": ["default", "flexibleRollout"],
    "started": "2026-11-21T09:00:00.000Z",
    "interval": 60000
  }' \
  "$UNLEASH_URL/client/register"
# #endregion register

# #region features
etag=$(curl --fail --silent --show-error --dump-header - --output features.json \
  --header "Authorization: $UNLEASH_TOKEN" \
  --header 'Unleash-Client-Spec: 5.2.0' \
  "$UNLEASH_URL/client/features" | tr -d '\r' | sed -n 's/^etag: //Ip')
echo "features $etag"
# #endregion features

# #region unchanged
curl --fail --silent --show-error --output /dev/null --write-out 'again %{http_code}\n' \
  --header "Authorization: $UNLEASH_TOKEN" \
  --header 'Unleash-Client-Spec: 5.2.0' \
  --header "If-None-Match: $etag" \
  "$UNLEASH_URL/client/features"
# #endregion unchanged

# #region metrics
curl --fail --silent --show-error --output /dev/null --write-out 'metrics %{http_code}\n' \
  --header "Authorization: $UNLEASH_TOKEN" \
  --header 'Content-Type: application/json' \
  --data '{
    "appName": "spec-check",
    "instanceId": "host-1",
    "bucket": {
      "start": "2026-11-21T09:00:00.000Z",
      "stop": "2026-11-21T09:01:00.000Z",
      "toggles": {
        "new-checkout": { "yes": 12, "no": 3, "variants": { "blue": 7, "red": 5 } }
      }
    }
  }' \
  "$UNLEASH_URL/client/metrics"
# #endregion metrics
