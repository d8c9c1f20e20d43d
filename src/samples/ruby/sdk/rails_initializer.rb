Unleash.configure do |config|
  config.url = ENV.fetch('UNLEASH_URL')
  config.app_name = 'web-shop'
  config.custom_http_headers = { 'Authorization' => ENV.fetch('UNLEASH_TOKEN') }
  config.logger = Rails.logger
  config.timeout = 2
end

UNLEASH = Unleash::Client.new
