class ReceiptJob < ActiveJob::Base
  def perform(customer_id)
    context = Unleash::Context.new(user_id: customer_id)
    layout = UNLEASH.is_enabled?('new-receipt', context) ? 'new' : 'old'
    Rails.logger.info("#{layout} receipt for customer #{customer_id}")
  end
end
