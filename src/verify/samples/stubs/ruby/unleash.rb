require 'logger'

# The public API that samples use. Unknown options and arguments are refused as the gem refuses them.
module Unleash
  class Configuration
    OPTIONS = %i[
      url app_name environment instance_id project_name custom_http_headers disable_client disable_metrics timeout
      retry_limit refresh_interval metrics_interval backup_file logger log_level bootstrap_config strategies
      use_delta_api experimental_mode
    ].freeze
    attr_accessor(*OPTIONS)

    def initialize(options = {})
      self.strategies = Strategies.new
      options.each { |name, value| public_send("#{name}=", value) }
    end
  end

  class Strategies
    def add(strategy)
      raise NoMethodError, 'name and enabled?' unless strategy.respond_to?(:name) && strategy.respond_to?(:enabled?)
    end
  end

  module Bootstrap
    class Configuration
      OPTIONS = %i[data file_path url url_headers block].freeze

      def initialize(options = {})
        unknown = options.keys - OPTIONS
        raise ArgumentError, unknown.join(', ') if unknown.any?
      end
    end
  end

  class ImpactMetrics
    def define_counter(_name, _help); end

    def increment_counter(_name, _value = 1); end

    def define_gauge(_name, _help); end

    def update_gauge(_name, _value); end

    def define_histogram(_name, _help, _buckets = nil); end

    def observe_histogram(_name, _value); end
  end

  class Context
    FIELDS = %i[user_id session_id remote_address environment app_name current_time properties].freeze
    attr_accessor(*FIELDS)

    def initialize(fields = {})
      fields.each { |name, value| public_send("#{name}=", value) }
    end
  end

  class Variant
    attr_accessor :name, :enabled, :payload, :feature_enabled

    def initialize(name:, enabled: false, payload: nil, feature_enabled: false)
      @name, @enabled, @payload, @feature_enabled = name, enabled, payload, feature_enabled
    end
  end

  class Client
    def initialize(**options)
      Configuration.new(options)
    end

    def impact_metrics
      @impact_metrics ||= ImpactMetrics.new
    end

    def is_enabled?(_feature, _context = nil, default = false)
      block_given? ? yield(_feature, _context) : default
    end
    alias enabled? is_enabled?

    def is_disabled?(_feature, _context = nil, default = true)
      default
    end
    alias disabled? is_disabled?

    def if_enabled(_feature, _context = nil, _default = false); end

    def if_disabled(_feature, _context = nil, _default = true)
      yield
    end

    def get_variant(_feature, _context = Context.new, fallback = Variant.new(name: 'disabled'))
      fallback
    end

    def shutdown; end

    def shutdown!; end
  end

  class << self
    def configuration
      @configuration ||= Configuration.new
    end

    def configure
      yield configuration
    end
  end
end
