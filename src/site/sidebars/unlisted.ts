/** Pages that belong to no sidebar: readers reach them by links and by search. */
export const unlisted: readonly string[] = [
	'/404',
	'/client-specification',
	/* Another path of /feature-flag-tutorials/golang/examples, which stands in the sidebar. */
	'/feature-flag-tutorials/go/examples',
	'/how-to/how-to-add-sso-google',
	'/how-to/how-to-create-api-tokens',
	'/how-to/how-to-run-the-unleash-proxy',
	'/offline',
	'/reference/api/legacy/unleash',
	'/reference/api/legacy/unleash/basic-auth',
	'/reference/custom-activation-strategies',
	'/reference/environment-import-export',
	'/reference/feature-toggle-variants',
	'/reference/integrations/slack',
	'/reference/predefined-strategy-types',
	'/reference/unleash-proxy',
	'/reference/whats-new-v4',
	'/search',
	'/writing/components',
	'/writing/deployment',
	'/writing/embedded-search',
];
