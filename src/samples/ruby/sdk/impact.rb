require_relative 'flags'

metrics = UNLEASH.impact_metrics
metrics.define_counter('purchases', 'Completed purchases')
metrics.define_gauge('open_carts', 'Carts that are not paid yet')
metrics.define_histogram('checkout_ms', 'Time to check out, in milliseconds', [100, 500, 1000])

metrics.increment_counter('purchases')
metrics.update_gauge('open_carts', 12)
metrics.observe_histogram('checkout_ms', 340)
