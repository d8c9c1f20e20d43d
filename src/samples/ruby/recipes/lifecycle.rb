require_relative 'admin'

action, flag = ARGV
path = "projects/default/features/#{flag}"
admin = Admin.new

case action
when 'create'
  admin.post('projects/default/features', name: flag, type: 'release', description: ARGV[2].to_s)
when 'enable', 'disable'
  admin.post("#{path}/environments/development/#{action == 'enable' ? 'on' : 'off'}")
when 'stale'
  admin.patch(path, [{ op: 'replace', path: '/stale', value: true }])
when 'archive'
  admin.delete(path)
else
  abort 'Usage: ruby lifecycle.rb create|enable|disable|stale|archive FLAG [DESCRIPTION]'
end
puts "#{flag}: #{action} done"
