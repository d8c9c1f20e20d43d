import { type Adapter, detailsOf } from '../adapter.ts';
import { isOrigin } from '../address.ts';

/** Plausible, theirs or self-hosted, by its events API: https://plausible.io/docs/events-api. */
export const plausible: Adapter = {
	needs: {
		ANALYTICS_URL: {
			expected: 'the address of Plausible: an http or https URL without a path',
			example: 'https://plausible.example.com',
			accepts: isOrigin,
			preset: 'https://plausible.io',
		},
		ANALYTICS_ID: {
			expected: 'the domain as Plausible lists it: letters, digits, dots and -, with a path if it has one',
			example: 'docs.example.com',
			accepts: (value) => /^[a-z\d][a-z\d.-]*(?:\/[\w./-]*)?$/i.test(value),
		},
	},
	request(count, { url, referrer, language, version }, target) {
		const name = count.name === 'page_view' ? 'pageview' : count.name;
		const props = { ...detailsOf(count), language, version };
		const body = { name, url, referrer, domain: target.id, props };
		return { url: `${target.url}/api/event`, body: JSON.stringify(body) };
	},
};
