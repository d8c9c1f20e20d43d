require_relative 'admin'

flag = ARGV.fetch(0)
events = Admin.new.get("search/events?feature=IS:#{flag}&limit=5")['events']

events.each do |event|
  puts [event['createdAt'], event['createdBy'], event['type'], event['environment']].compact.join('  ')
end
