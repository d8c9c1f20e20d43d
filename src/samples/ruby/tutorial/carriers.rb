require 'unleash'

class Carriers
  FLAG = 'express-carrier'.freeze

  def initialize(unleash)
    @unleash = unleash
  end

  def for(customer)
    context = Unleash::Context.new(user_id: customer)
    @unleash.is_enabled?(FLAG, context) ? 'express' : 'standard'
  end
end
