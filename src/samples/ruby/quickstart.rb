# #region connect
require 'unleash'

unleash = Unleash::Client.new(
  url: ENV.fetch('UNLEASH_URL'),
  app_name: 'quickstart',
  custom_http_headers: { 'Authorization' => ENV.fetch('UNLEASH_TOKEN') }
)
# #endregion connect

# #region ask
context = Unleash::Context.new(user_id: 'anna', properties: { plan: 'gold' })
puts unleash.is_enabled?('new-checkout', context) ? 'new checkout' : 'old checkout'
# #endregion ask

# #region stop
unleash.shutdown
# #endregion stop
