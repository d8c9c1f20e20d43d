#!/bin/sh
set -eu

# #region create
curl --fail-with-body --silent --show-error --output /dev/null \
  --cookie-jar unleash-cookies.txt \
  --header 'Content-Type: application/json' \
  --data '{"username":"admin","password":"unleash4all"}' \
  http://localhost:4242/auth/simple/login

curl --fail-with-body --silent --show-error \
  --cookie unleash-cookies.txt \
  --header 'Content-Type: application/json' \
  --data '{"name":"new-checkout","type":"release"}' \
  http://localhost:4242/api/admin/projects/default/features

curl --fail-with-body --silent --show-error \
  --cookie unleash-cookies.txt \
  --request POST \
  http://localhost:4242/api/admin/projects/default/features/new-checkout/environments/development/on
# #endregion create

# The frontend API answers from a cache that follows a change within two seconds.
sleep 3
UNLEASH_FRONTEND_TOKEN=${UNLEASH_FRONTEND_TOKEN:-default:development.unleash-insecure-frontend-api-token}

# #region read
curl --fail-with-body --silent --show-error \
  --header "Authorization: $UNLEASH_FRONTEND_TOKEN" \
  'http://localhost:4242/api/frontend?userId=anna'
# #endregion read
