require 'json'
require 'time'
require 'unleash'

# Asks the SDK and writes down each answer.
class RecordedFlags
  def initialize(unleash, sink)
    @unleash = unleash
    @sink = sink
  end

  def is_enabled?(flag, context, fallback = false)
    record('isEnabled', flag, context, @unleash.is_enabled?(flag, context, fallback))
  end

  def get_variant(flag, context)
    @unleash.get_variant(flag, context).tap do |variant|
      record('getVariant', flag, context, variant.enabled, variant: variant.name)
    end
  end

  private

  def record(type, flag, context, answer, more = {})
    event = { at: Time.now.utc.iso8601, eventType: type, featureName: flag,
              userId: context.user_id, enabled: answer }
    @sink.puts JSON.generate(event.merge(more))
    answer
  end
end
