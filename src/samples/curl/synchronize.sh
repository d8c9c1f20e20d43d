#!/bin/sh
# Copies the flags with a tag from one environment of one instance to an environment of another instance.
set -eu

: "${SOURCE_URL:?such as https://flags-staging.example.com}" "${SOURCE_API_TOKEN:?}"
: "${TARGET_URL:?such as https://flags.example.com}" "${TARGET_API_TOKEN:?}"
SOURCE_ENV=${SOURCE_ENV:-production}
SOURCE_TAG=${SOURCE_TAG:-promote}
TARGET_PROJECT=${TARGET_PROJECT:-default}
TARGET_ENV=${TARGET_ENV:-production}

# post ADDRESS TOKEN: sends its input as JSON and prints the answer
post() {
  curl --fail-with-body --silent --show-error \
    --header "Authorization: $2" --header 'Content-Type: application/json' --data-binary @- "$1"
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

echo "Exporting flags tagged $SOURCE_TAG in $SOURCE_ENV"
printf '{"environment":"%s","tag":"%s"}' "$SOURCE_ENV" "$SOURCE_TAG" |
  post "$SOURCE_URL/api/admin/features-batch/export" "$SOURCE_API_TOKEN" >"$folder/export.json"
case $(cat "$folder/export.json") in
  '{"features":[]'*) echo "No flag has the tag $SOURCE_TAG" >&2; exit 1 ;;
  *'"featureEnvironments":[]'*) echo "There is no environment $SOURCE_ENV" >&2; exit 1 ;;
esac

{
  printf '{"project":"%s","environment":"%s","data":' "$TARGET_PROJECT" "$TARGET_ENV"
  cat "$folder/export.json"
  printf '}'
} >"$folder/import.json"

echo "Checking against project $TARGET_PROJECT in $TARGET_ENV"
report=$(post "$TARGET_URL/api/admin/features-batch/validate" "$TARGET_API_TOKEN" <"$folder/import.json")
echo "$report"
case $report in
  '{"errors":[],'*'"permissions":[]}') ;;
  *) echo "Nothing was imported" >&2; exit 1 ;;
esac

[ "${DRY_RUN:-}" = true ] && exit 0
post "$TARGET_URL/api/admin/features-batch/import" "$TARGET_API_TOKEN" <"$folder/import.json"
echo "Imported"
