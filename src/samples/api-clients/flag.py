import os

from unleash_api import AuthenticatedClient
from unleash_api.api.features import create_feature, get_feature, toggle_feature_environment_on
from unleash_api.models import CreateFeatureSchema, FeatureSchema

client = AuthenticatedClient(
    base_url=os.environ.get("UNLEASH_SERVER", "http://localhost:4242"),
    token=os.environ["UNLEASH_ADMIN_TOKEN"],
)
project, name = "default", "typed-basket"

created = create_feature.sync_detailed(project, client=client, body=CreateFeatureSchema(name=name))
if not isinstance(created.parsed, FeatureSchema):
    raise SystemExit(f"{created.status_code}: {created.parsed}")

toggle_feature_environment_on.sync_detailed(project, name, "development", client=client)

flag = get_feature.sync(project, name, client=client)
if isinstance(flag, FeatureSchema):
    for environment in flag.environments or []:
        print(environment.name, "on" if environment.enabled else "off")
