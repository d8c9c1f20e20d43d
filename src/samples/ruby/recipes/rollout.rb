require_relative 'admin'

flag, percentage = ARGV
abort 'Usage: ruby rollout.rb FLAG PERCENTAGE' unless percentage&.match?(/\A(\d\d?|100)\z/)

path = "projects/default/features/#{flag}/environments/development/strategies"

admin = Admin.new
strategy = admin.get(path).find { |one| one['name'] == 'flexibleRollout' }
abort "#{flag} has no gradual rollout in development" unless strategy

before = strategy['parameters']['rollout']
changed = strategy.slice('name', 'title', 'disabled', 'constraints', 'segments', 'variants')
changed['parameters'] = strategy['parameters'].merge('rollout' => percentage)
admin.put("#{path}/#{strategy['id']}", changed)
puts "#{flag}: #{before}% -> #{percentage}%"
