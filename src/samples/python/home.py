# #region flag
import os
from UnleashClient import UnleashClient

client = UnleashClient(
    url="http://localhost:4242/api",
    app_name="shop",
    custom_headers={"Authorization": os.environ["UNLEASH_TOKEN"]},
)
client.initialize_client()

on = client.is_enabled("new-checkout", {"userId": "anna"})
print("The new checkout" if on else "The checkout as it was")
# #endregion flag

client.destroy()
