# #region connect
import os

from UnleashClient import UnleashClient

client = UnleashClient(
    url=os.environ["UNLEASH_URL"],
    app_name="quickstart",
    custom_headers={"Authorization": os.environ["UNLEASH_TOKEN"]},
)
client.initialize_client()
# #endregion connect

# #region ask
context = {"userId": "anna", "properties": {"plan": "gold"}}
enabled = client.is_enabled("new-checkout", context)
print("new checkout" if enabled else "old checkout")
# #endregion ask

# #region stop
client.destroy()
# #endregion stop
