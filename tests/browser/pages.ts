/** A short page, for tests that can be done on any. `npm test -- --changed` doesn't run them when it changes. */
export const anyPage = '/availability';

/** The end of its address. */
export const anyPageEnd = /\/availability$/;

/** One page of every kind that is built, for checks that look at each kind; `missing` is the page for what is missing. */
export const kinds = {
	landing: '/',
	tutorial: '/quickstart',
	'how-to': '/how-to-create-feature-flag',
	reference: '/api-overview',
	concept: '/understanding-unleash/the-anatomy-of-unleash',
	'without sidebar': '/client-specification',
	sdk: '/reference/sdks/vue',
	academy: '/unleash-academy/foundational',
	'decision record': '/contributing/ADRs/back-end/naming',
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

/** Environment variable with the paths of changed pages, with commas between. */
const CHANGED = 'TEST_PAGES';

/** The pages that stand for all: the changed ones if `npm test -- --changed` names some, otherwise one of each kind. */
export function pagesToView(): Record<string, string> {
	const changed = process.env[CHANGED];
	return changed ? Object.fromEntries(changed.split(',').map((path) => [path, path])) : kinds;
}
