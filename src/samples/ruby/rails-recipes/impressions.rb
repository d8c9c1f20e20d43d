ActiveSupport::Notifications.subscribe('impression.unleash') do |_name, at, _finish, _id, event|
  Rails.logger.info({ at: at.utc.iso8601, **event }.compact.to_json)
end
