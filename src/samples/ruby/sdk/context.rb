require_relative 'flags'

def gold_support?(**fields)
  UNLEASH.is_enabled?('gold-support', Unleash::Context.new(fields))
end

puts gold_support?(user_id: 'anna', properties: { plan: 'gold' })
puts gold_support?(user_id: 'anna', properties: { plan: 'free' })
puts gold_support?(user_id: 'anna')
