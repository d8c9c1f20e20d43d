import { choice, group, list, version } from './parts.ts';

/** Plans of Unleash, from the smallest to the largest. */
const plans = ['open-source', 'pro', 'enterprise'] as const;

/** States a feature can be in when it is not simply available. */
const featureStates = ['beta', 'deprecated', 'removed'] as const;

/** Who has a feature, since when and in which state. Shown as one line under the title. */
export const availabilitySchema = group(
	{
		plans: list(choice(plans, { description: 'A plan that includes the feature.', example: 'enterprise' }), {
			description: 'Plans that include the feature. Leave it out when every plan does.',
			example: ['enterprise'],
			expected: `a list of plans: ${plans.join(', ')}`,
		}).optional(),
		since: version({
			description: 'First version of Unleash that has the feature, in quotes.',
			example: '5.7',
		}).optional(),
		edge: version({
			description: 'First version of Unleash Edge that supports the feature, in quotes.',
			example: '19.7',
		}).optional(),
		status: choice(featureStates, {
			description: 'State of the feature. Leave it out when the feature is generally available.',
			example: 'beta',
		}).optional(),
		until: version({
			description: 'Version of Unleash that removed the feature, in quotes.',
			example: '7.0',
		}).optional(),
	},
	{
		description: 'Who has what the page describes, since when and in which state.',
		example: { plans: ['enterprise'], since: '5.7' },
	},
);
