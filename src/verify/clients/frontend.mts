import createClient from 'openapi-fetch';
import type { paths } from './unleash.d.ts';

/** Asks the frontend API with every field of the context, and with one that it does not have, which types refuse. */

const api = createClient<paths>({
	baseUrl: process.env['UNLEASH_SERVER'] ?? '',
	headers: { Authorization: process.env['UNLEASH_FRONTEND_TOKEN'] ?? '' },
});
const { data, response } = await api.GET('/api/frontend', {
	params: {
		query: {
			userId: 'ada',
			sessionId: '8f14e45f',
			appName: 'web-shop',
			remoteAddress: '192.0.2.1',
			properties: { region: 'eu' },
		},
	},
});
// @ts-expect-error: a context has no such field
await api.GET('/api/frontend', { params: { query: { userld: 'ada' } } });
console.log(decodeURIComponent(response.url), Array.isArray(data?.toggles) ? 'toggles' : 'none');
