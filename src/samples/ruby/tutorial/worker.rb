require_relative 'flags'
require_relative 'carriers'

CUSTOMERS = %w[anna ben chidi dara eve finn].freeze
CARRIERS = Carriers.new(UNLEASH)

def ship_a_round
  CUSTOMERS.map { |customer| "#{customer}: #{CARRIERS.for(customer)}" }.join('  ')
end

$stdout.sync = true
rounds = Integer(ARGV.fetch(0, 1))
rounds.times do |round|
  sleep 5 if round.positive?
  puts ship_a_round
end
