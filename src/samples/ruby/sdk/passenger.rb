if defined?(PhusionPassenger)
  PhusionPassenger.on_event(:starting_worker_process) do |_forked|
    ::UNLEASH = Unleash::Client.new
  end
  PhusionPassenger.on_event(:stopping_worker_process) { ::UNLEASH.shutdown }
else
  UNLEASH = Unleash::Client.new
end
