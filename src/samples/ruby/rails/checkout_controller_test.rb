require 'test_helper'

class CheckoutControllerTest < ActionDispatch::IntegrationTest
  test 'shows two steps while the flag is off' do
    get root_url
    assert_select 'h2', 'Step 1 of 2: address'
  end

  test 'shows one page when the flag is on' do
    with_flags(true) { get root_url }
    assert_select 'h2', 'Address and payment'
  end

  private

  # Every flag gives this answer while the block runs.
  def with_flags(answer)
    UNLEASH.define_singleton_method(:is_enabled?) { |*_arguments| answer }
    yield
  ensure
    UNLEASH.singleton_class.remove_method(:is_enabled?)
  end
end
