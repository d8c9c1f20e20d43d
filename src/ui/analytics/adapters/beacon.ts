import { type Adapter, detailsOf } from '../adapter.ts';
import { isAddress } from '../address.ts';

/** An address of your own: each count is a POST of JSON, as `text/plain` so that browsers need not ask before. */
export const beacon: Adapter = {
	needs: {
		ANALYTICS_URL: {
			expected: 'the address that takes counts: an http or https URL',
			example: 'https://counts.example.com/docs',
			accepts: isAddress,
		},
	},
	request(count, { url, title, referrer, language, version }, target) {
		const body = { event: count.name, ...detailsOf(count), url, title, referrer, language, version };
		return { url: target.url, body: JSON.stringify(body) };
	},
};
