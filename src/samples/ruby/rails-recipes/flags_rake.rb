require_relative '../unleash_admin'

namespace :flags do
  desc 'Set the percentage of a gradual rollout: bin/rails "flags:rollout[new-checkout,50]"'
  task :rollout, [:flag, :percentage] do |_task, arguments|
    percentage = arguments[:percentage].to_s
    abort 'The percentage is 0 to 100' unless percentage.match?(/\A(100|[1-9]?\d)\z/)
    path = "projects/default/features/#{arguments[:flag]}/environments/development/strategies"
    admin = UnleashAdmin.new

    strategy = admin.get(path).find { |one| one['name'] == 'flexibleRollout' }
    abort "#{arguments[:flag]} has no gradual rollout in development" unless strategy

    changed = strategy.slice('name', 'title', 'disabled', 'constraints', 'segments', 'variants')
    changed['parameters'] = strategy['parameters'].merge('rollout' => percentage)
    admin.put("#{path}/#{strategy['id']}", changed)
    puts "#{arguments[:flag]}: #{strategy['parameters']['rollout']}% -> #{percentage}%"
  end

  desc 'Create a flag: bin/rails "flags:create[weekly-banner,Banner of the week]"'
  task :create, [:flag, :description] do |_task, arguments|
    UnleashAdmin.new.post('projects/default/features',
                   name: arguments[:flag], type: 'release', description: arguments[:description].to_s)
    puts "#{arguments[:flag]} exists, and is off everywhere"
  end

  desc 'Turn a flag on or off: bin/rails "flags:switch[weekly-banner,on]"'
  task :switch, [:flag, :state] do |_task, arguments|
    abort 'The state is on or off' unless %w[on off].include?(arguments[:state])
    UnleashAdmin.new.post("projects/default/features/#{arguments[:flag]}/environments/development/#{arguments[:state]}")
    puts "#{arguments[:flag]} is #{arguments[:state]} in development"
  end

  desc 'Archive a flag: bin/rails "flags:archive[weekly-banner]"'
  task :archive, [:flag] do |_task, arguments|
    UnleashAdmin.new.delete("projects/default/features/#{arguments[:flag]}")
    puts "#{arguments[:flag]} is archived"
  end

  desc 'Print the last changes of a flag: bin/rails "flags:history[new-checkout]"'
  task :history, [:flag] do |_task, arguments|
    UnleashAdmin.new.get("search/events?feature=IS:#{arguments[:flag]}&limit=5")['events'].each do |event|
      puts [event['createdAt'], event['createdBy'], event['type'], event['environment']].compact.join('  ')
    end
  end

  desc 'Print how often each answer was given: bin/rails "flags:usage[new-checkout]"'
  task :usage, [:flag] do |_task, arguments|
    rows = UnleashAdmin.new.get("client-metrics/features/#{arguments[:flag]}/raw?hoursBack=24")['data']
    rows.group_by { |row| row['environment'] }.each do |environment, hours|
      puts "#{environment}: #{hours.sum { |hour| hour['yes'] }} yes, #{hours.sum { |hour| hour['no'] }} no"
    end
  end
end
