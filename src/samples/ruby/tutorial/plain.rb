CUSTOMERS = %w[anna ben chidi dara eve finn].freeze

def carrier_for(_customer)
  'standard'
end

def ship_a_round
  CUSTOMERS.map { |customer| "#{customer}: #{carrier_for(customer)}" }.join('  ')
end

$stdout.sync = true
rounds = Integer(ARGV.fetch(0, 1))
rounds.times do |round|
  sleep 5 if round.positive?
  puts ship_a_round
end
