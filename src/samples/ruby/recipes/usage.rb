require_relative 'admin'

flag = ARGV.fetch(0)
hours = Admin.new.get("client-metrics/features/#{flag}/raw?hoursBack=24")['data']

hours.group_by { |hour| [hour['environment'], hour['appName']] }.each do |(environment, app), rows|
  yes = rows.sum { |row| row['yes'] }
  no = rows.sum { |row| row['no'] }
  puts "#{environment}, #{app}: #{yes} yes, #{no} no"
  rows.map { |row| row['variants'] || {} }
      .reduce({}) { |sum, one| sum.merge(one) { |_name, a, b| a + b } }
      .each { |name, count| puts "  #{name}: #{count}" }
end
