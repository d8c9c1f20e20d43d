require_relative 'flags'

%w[anna ben chidi dara eve finn].each do |customer|
  context = Unleash::Context.new(user_id: customer)
  variant = UNLEASH.get_variant('checkout-button', context)
  label = variant.enabled ? variant.payload['value'] : 'Pay'
  puts "#{customer}: #{variant.name}, #{label}"
end
