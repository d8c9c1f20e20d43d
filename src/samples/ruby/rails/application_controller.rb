class ApplicationController < ActionController::Base
  before_action :remember_visitor
  helper_method :flag?

  private

  def remember_visitor
    cookies.signed.permanent[:visitor] ||= { value: SecureRandom.uuid, httponly: true }
  end

  def flag?(name)
    UNLEASH.is_enabled?(name, unleash_context)
  end

  def unleash_context
    @unleash_context ||= Unleash::Context.new(
      session_id: cookies.signed[:visitor],
      remote_address: request.remote_ip.delete_prefix('::ffff:'),
      properties: { locale: I18n.locale }
    )
  end
end
