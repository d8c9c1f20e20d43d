require_relative 'admin'

path = 'projects/default/features/new-search/environments/development'

admin = Admin.new
admin.post("#{path}/strategies",
           name: 'default',
           title: 'Employees first',
           parameters: {},
           constraints: [{
             contextName: 'userId',
             operator: 'STR_ENDS_WITH',
             values: ['@example.com'],
             caseInsensitive: true
           }])
admin.post("#{path}/on")
puts 'new-search is on for employees'
