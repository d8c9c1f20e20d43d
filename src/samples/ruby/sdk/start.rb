require 'unleash'

unleash = Unleash::Client.new(
  url: ENV.fetch('UNLEASH_URL'),
  app_name: 'web-shop',
  custom_http_headers: { 'Authorization' => ENV.fetch('UNLEASH_TOKEN') }
)

context = Unleash::Context.new(user_id: 'anna')
puts "new checkout: #{unleash.is_enabled?('new-checkout', context)}"
unleash.shutdown
