require 'json'
require 'minitest/autorun'
require 'unleash'

def checkout_page(unleash, user_id)
  context = Unleash::Context.new(user_id: user_id)
  unleash.is_enabled?('new-checkout', context) ? 'new' : 'old'
end

class CheckoutTest < Minitest::Test
  def unleash_with(*features)
    Unleash::Client.new(
      disable_client: true,
      log_level: Logger::ERROR,
      bootstrap_config: Unleash::Bootstrap::Configuration.new(
        data: JSON.generate(version: 2, features: features)
      )
    )
  end

  def test_only_anna_sees_the_new_checkout
    only_anna = { contextName: 'userId', operator: 'IN', values: ['anna'] }
    strategy = { name: 'default', parameters: {}, constraints: [only_anna] }
    unleash = unleash_with({ name: 'new-checkout', enabled: true, strategies: [strategy] })

    assert_equal 'new', checkout_page(unleash, 'anna')
    assert_equal 'old', checkout_page(unleash, 'ben')
  end
end
