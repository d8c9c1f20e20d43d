require_relative 'flags'
require_relative 'recorded_flags'

flags = RecordedFlags.new(UNLEASH, $stdout)
anna = Unleash::Context.new(user_id: 'anna')

flags.is_enabled?('new-checkout', anna)
flags.get_variant('checkout-button', anna)
