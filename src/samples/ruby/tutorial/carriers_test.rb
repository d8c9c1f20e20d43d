require 'minitest/autorun'
require_relative 'carriers'

class CarriersTest < Minitest::Test
  FakeFlags = Struct.new(:answer) do
    def is_enabled?(_flag, _context)
      answer
    end
  end

  def test_ships_with_the_standard_carrier_while_the_flag_is_off
    assert_equal 'standard', Carriers.new(FakeFlags.new(false)).for('anna')
  end

  def test_ships_with_the_express_carrier_when_the_flag_is_on
    assert_equal 'express', Carriers.new(FakeFlags.new(true)).for('anna')
  end
end
