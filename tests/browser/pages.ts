/** One page of every kind that is built, for checks that look at each kind; `missing` is the page for what is missing. */
export const kinds = {
	landing: '/',
	tutorial: '/quickstart',
	'how-to': '/how-to-create-feature-flag',
	reference: '/api-overview',
	concept: '/understanding-unleash/the-anatomy-of-unleash',
	'without sidebar': '/client-specification',
	compliance: '/using-unleash/compliance/soc2',
	'api overview': '/reference/api/unleash/unleash-api',
	'api tag': '/reference/api/unleash/features',
	'api operation': '/reference/api/unleash/create-segment',
	'api operation that is gone': '/reference/api/unleash/get-all-toggles',
	'legacy api': '/reference/api/legacy/unleash/admin/features-v2',
	writers: '/writing/components',
	search: '/search',
	offline: '/offline',
	missing: '/no-such-page',
} as const;
