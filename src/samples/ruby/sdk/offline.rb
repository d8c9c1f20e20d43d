require 'unleash'

unleash = Unleash::Client.new(
  disable_client: true,
  log_level: Logger::ERROR,
  bootstrap_config: Unleash::Bootstrap::Configuration.new(file_path: 'flags.json')
)

context = Unleash::Context.new(user_id: 'anna')
puts "new checkout: #{unleash.is_enabled?('new-checkout', context)}"
