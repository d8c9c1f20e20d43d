require 'unleash'

UNLEASH = Unleash::Client.new(
  url: ENV.fetch('UNLEASH_URL'),
  app_name: 'web-shop',
  custom_http_headers: { 'Authorization' => ENV.fetch('UNLEASH_TOKEN') },
  log_level: Logger::ERROR,
  timeout: 2
)

at_exit { UNLEASH.shutdown }
