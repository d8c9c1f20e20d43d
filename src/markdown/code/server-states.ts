/**
 * States that commands of a page start from, by the name behind `run`. What each holds is in
 * `src/verify/shell-blocks/states.yaml`.
 */
export const serverStates = {
	fresh: 'a new server without flags; the state of pages that name none',
	none: 'an empty database and no server, for pages that start their own',
	shop: 'new-checkout, on in development with two variants and the tag simple:shop, gift-cards, new-search, two segments',
	promote: 'new-checkout with the tag simple:promote, on in production',
	'seven-flags': 'seven flags that are off and not stale, new-checkout and new-search among them',
	edge: 'new-checkout, on in both environments, and the tokens that pages about Unleash Edge show',
	'old-variants': 'new-checkout, on in production, with environment variants',
} as const;

/** Name of a state that commands of a page start from. */
export type ServerState = keyof typeof serverStates;

/** Why a command is not run, by the word behind `skip`. */
export const reasons = {
	docker: 'needs Docker',
	kubernetes: 'needs a cluster',
	enterprise: 'the open-source server does not have it',
	edge: 'needs Unleash Edge from its source, or the proxy',
	host: 'talks to another host, or needs what is on one',
	browser: 'needs a browser',
	files: 'needs files that only the reader has',
	site: 'belongs to this documentation, not to Unleash',
	settings: 'is no command',
	example: 'shows how pages are written',
} as const;

/** Word for why a command is not run. */
export type Reason = keyof typeof reasons;
