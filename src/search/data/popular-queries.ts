/** Proposed when a query finds nothing and has no close spelling; the first that find something are shown. */
export const popularQueries = [
	'quickstart',
	'activation strategies',
	'api tokens',
	'gradual rollout',
	'feature flag',
] as const;
