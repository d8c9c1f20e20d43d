require 'unleash'

class MinimumSeats
  def name
    'minimum-seats'
  end

  def enabled?(parameters, context)
    seats = context&.properties&.fetch(:seats, 0)
    seats.to_i >= parameters['minimum'].to_i
  end
end

strategies = Unleash::Strategies.new
strategies.add(MinimumSeats.new)

unleash = Unleash::Client.new(
  url: ENV.fetch('UNLEASH_URL'),
  app_name: 'web-shop',
  custom_http_headers: { 'Authorization' => ENV.fetch('UNLEASH_TOKEN') },
  log_level: Logger::ERROR,
  strategies: strategies
)

[80, 5].each do |seats|
  context = Unleash::Context.new(properties: { seats: seats })
  puts unleash.is_enabled?('bulk-import', context)
end
unleash.shutdown
