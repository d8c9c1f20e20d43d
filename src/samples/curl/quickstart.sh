#!/bin/sh
set -eu

# #region frontend
curl --fail-with-body \
  --header "Authorization: $UNLEASH_FRONTEND_TOKEN" \
  "$UNLEASH_FRONTEND_URL?userId=anna"
# #endregion frontend

# #region backend
curl --fail-with-body \
  --header "Authorization: $UNLEASH_BACKEND_TOKEN" \
  "$UNLEASH_BACKEND_URL/client/features/new-checkout"
# #endregion backend
