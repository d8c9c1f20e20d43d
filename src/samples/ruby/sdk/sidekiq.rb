Sidekiq.configure_server do |config|
  config.on(:startup) { ::UNLEASH = Unleash::Client.new }
  config.on(:shutdown) { ::UNLEASH.shutdown }
end
