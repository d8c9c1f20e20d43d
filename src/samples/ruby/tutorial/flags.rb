require 'unleash'

UNLEASH = Unleash::Client.new(
  url: ENV.fetch('UNLEASH_URL'),
  app_name: 'shipping-worker',
  custom_http_headers: { 'Authorization' => ENV.fetch('UNLEASH_TOKEN') },
  timeout: 2
)

at_exit do
  UNLEASH.shutdown
rescue StandardError => e
  warn "Usage figures were not sent: #{e.message}"
end
