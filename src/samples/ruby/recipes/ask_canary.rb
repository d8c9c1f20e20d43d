require_relative 'flags'

%w[anna@example.com ben@mail.test].each do |user|
  context = Unleash::Context.new(user_id: user)
  puts "#{user}: #{UNLEASH.is_enabled?('new-search', context) ? 'new' : 'old'} search"
end
