require_relative 'flags'

anna = Unleash::Context.new(user_id: 'anna')

puts UNLEASH.is_enabled?('new-checkout', anna)
puts UNLEASH.is_enabled?('no-such-flag', anna)
puts UNLEASH.is_enabled?('no-such-flag', anna, true)
puts(UNLEASH.is_enabled?('no-such-flag', anna) { |_flag, context| context.user_id == 'anna' })

UNLEASH.if_enabled('new-checkout', anna) { puts 'new checkout' }
puts UNLEASH.is_disabled?('new-checkout', anna)
