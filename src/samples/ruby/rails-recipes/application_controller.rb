class ApplicationController < ActionController::Base
  before_action :remember_visitor
  helper_method :flag?, :flag_variant

  private

  def remember_visitor
    cookies.signed.permanent[:visitor] ||= { value: SecureRandom.uuid, httponly: true }
  end

  def flag?(name)
    UNLEASH.is_enabled?(name, unleash_context).tap do |enabled|
      announce('isEnabled', name, enabled)
    end
  end

  def flag_variant(name)
    UNLEASH.get_variant(name, unleash_context).tap do |variant|
      announce('getVariant', name, variant.enabled, variant.name)
    end
  end

  def announce(type, flag, enabled, variant = nil)
    ActiveSupport::Notifications.instrument(
      'impression.unleash',
      eventType: type, featureName: flag, enabled: enabled, variant: variant,
      sessionId: unleash_context.session_id
    )
  end

  def unleash_context
    @unleash_context ||= Unleash::Context.new(
      session_id: cookies.signed[:visitor],
      remote_address: request.remote_ip.delete_prefix('::ffff:'),
      properties: { locale: I18n.locale, tenant: request.subdomain.presence || 'www' }
    )
  end
end
