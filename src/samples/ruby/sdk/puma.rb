workers 2
preload_app!

before_worker_boot do
  ::UNLEASH = Unleash::Client.new
end

before_worker_shutdown do
  ::UNLEASH.shutdown
end
