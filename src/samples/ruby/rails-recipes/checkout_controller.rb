class CheckoutController < ApplicationController
  def show
    variant = flag_variant('checkout-layout')
    request.variant = variant.name.underscore.to_sym if variant.enabled
  end
end
