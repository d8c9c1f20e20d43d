class CheckoutController < ApplicationController
  def show; end
end
