require_relative 'admin'

project = 'projects/default/features'
path = "#{project}/checkout-button/environments/development"

def variant(name, label)
  { name: name, weight: 500, weightType: 'variable', stickiness: 'userId',
    payload: { type: 'string', value: label } }
end

admin = Admin.new
admin.post(project, name: 'checkout-button', type: 'experiment')
admin.post("#{path}/strategies",
           name: 'flexibleRollout',
           parameters: { rollout: '100', stickiness: 'userId', groupId: 'checkout-button' },
           variants: [variant('short', 'Pay'), variant('long', 'Continue to payment')])
admin.post("#{path}/on")
puts 'checkout-button runs with two variants'
