require 'json'
require_relative 'flags'

variant = UNLEASH.get_variant('checkout-button', Unleash::Context.new(user_id: 'anna'))
puts [variant.name, variant.enabled, variant.feature_enabled].join(' ')

payload = variant.payload || { 'value' => '{"label":"Pay"}' }
puts JSON.parse(payload['value'])['label']
