import type { UnlistedPage } from './types.ts';

/** Pages that belong to no sidebar: readers reach them by links and by search. */
export const unlisted: readonly UnlistedPage[] = [
	{ page: '/404' },
	{ page: '/client-specification', under: '/reference/sdks' },
	{ page: '/how-to/how-to-add-sso-google', under: '/how-to/how-to-add-sso-open-id-connect' },
	{ page: '/how-to/how-to-create-api-tokens', under: '/reference/api-tokens-and-client-keys' },
	{ page: '/how-to/how-to-run-the-unleash-proxy', under: '/reference/sdks' },
	{ page: '/offline' },
	{ page: '/reference/api/legacy/unleash', under: '/api-overview' },
	{ page: '/reference/api/legacy/unleash/basic-auth', under: '/api-overview' },
	{ page: '/reference/custom-activation-strategies', under: '/reference/feature-toggles' },
	{ page: '/reference/environment-import-export', under: '/reference/projects' },
	{ page: '/reference/feature-toggle-variants', under: '/reference/feature-toggles' },
	{ page: '/reference/integrations/slack', under: '/reference/integrations' },
	{ page: '/reference/predefined-strategy-types', under: '/reference/feature-toggles' },
	{ page: '/reference/unleash-proxy', under: '/reference/sdks' },
	{ page: '/reference/whats-new-v4', under: '/using-unleash/deploy/upgrading-unleash' },
	{ page: '/search' },
	{ page: '/writing/assistant' },
	{ page: '/writing/commands' },
	{ page: '/writing/components' },
	{ page: '/writing/deployment' },
	{ page: '/writing/embedded-search' },
	{ page: '/writing/screenshots' },
	{ page: '/writing/settings' },
];
