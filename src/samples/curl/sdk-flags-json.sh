admin=http://localhost:4242/api/admin
auth='Authorization: user:00000000000000000000000000000000000000000000000000000000'
send() { curl --silent --fail --output /dev/null --header "$auth" --header 'Content-Type: application/json' "$@"; }

create() {
  send "$admin/projects/default/features" --data "{\"name\":\"$1\"}" || { echo "$1 was not created"; return; }
  send "$admin/projects/default/features/$1/environments/development/strategies" --data "$2"
  send --request POST "$admin/projects/default/features/$1/environments/development/on"
}

create checkout-button '{"name":"flexibleRollout",
  "parameters":{"rollout":"100","stickiness":"default","groupId":"checkout-button"},
  "variants":[
    {"name":"short","weight":500,"weightType":"variable","stickiness":"default",
     "payload":{"type":"json","value":"{\"label\":\"Pay\"}"}},
    {"name":"long","weight":500,"weightType":"variable","stickiness":"default",
     "payload":{"type":"json","value":"{\"label\":\"Continue to payment\"}"}}]}'

create gold-support '{"name":"default",
  "constraints":[{"contextName":"plan","operator":"IN","values":["gold"]}]}'

send "$admin/strategies" --data '{"name":"minimum-seats",
  "parameters":[{"name":"minimum","type":"number","required":true}]}' || echo 'minimum-seats was not created'
create bulk-import '{"name":"minimum-seats","parameters":{"minimum":"50"}}'
