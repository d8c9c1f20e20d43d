require 'json'
require 'net/http'

# Requests to the Admin API of Unleash.
class UnleashAdmin
  VERBS = {
    get: Net::HTTP::Get, post: Net::HTTP::Post, put: Net::HTTP::Put,
    patch: Net::HTTP::Patch, delete: Net::HTTP::Delete
  }.freeze

  def initialize
    @url = ENV.fetch('UNLEASH_ADMIN_URL')
    @token = ENV.fetch('UNLEASH_ADMIN_TOKEN')
  end

  VERBS.each_key do |verb|
    define_method(verb) { |path, body = nil| call(verb, path, body) }
  end

  private

  def call(verb, path, body)
    uri = URI("#{@url}/#{path}")
    request = VERBS.fetch(verb).new(uri, 'Authorization' => @token)
    request.content_type = 'application/json'
    request.body = JSON.generate(body) if body
    secure = uri.scheme == 'https'
    answer = Net::HTTP.start(uri.host, uri.port, use_ssl: secure, read_timeout: 10) do |http|
      http.request(request)
    end
    raise "#{verb} #{path}: #{answer.code} #{answer.body}" unless answer.is_a?(Net::HTTPSuccess)

    answer.body.to_s.start_with?('{', '[') ? JSON.parse(answer.body) : nil
  end
end
