# #region ask
import json
import os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

context = {"appName": "quickstart", "userId": "anna", "properties[plan]": "gold"}
request = Request(
    f"{os.environ['UNLEASH_FRONTEND_URL']}?{urlencode(context)}",
    headers={"Authorization": os.environ["UNLEASH_FRONTEND_TOKEN"]},
)
with urlopen(request, timeout=10) as response:
    flags = {flag["name"] for flag in json.load(response)["toggles"]}

print("new checkout" if "new-checkout" in flags else "old checkout")
# #endregion ask
