Unleash.configure do |config|
  config.app_name = 'rails-shop'
  config.url = ENV['UNLEASH_URL']
  config.custom_http_headers = { 'Authorization' => ENV.fetch('UNLEASH_TOKEN', '') }
  config.disable_client = Rails.env.test? || ENV['UNLEASH_URL'].nil?
  config.logger = Rails.logger
  config.timeout = 2
end

UNLEASH = Unleash::Client.new

at_exit do
  UNLEASH.shutdown
rescue StandardError => e
  warn "Usage figures were not sent: #{e.message}"
end
