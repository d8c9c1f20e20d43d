/** One page of every kind that exists, for checks that look at each kind. */
export const kinds = {
	landing: '/',
	tutorial: '/quickstart',
	'how-to': '/how-to-create-feature-flag',
	reference: '/api-overview',
	concept: '/understanding-unleash/the-anatomy-of-unleash',
	'without sidebar': '/client-specification',
	writers: '/writing/components',
	missing: '/no-such-page',
} as const;
