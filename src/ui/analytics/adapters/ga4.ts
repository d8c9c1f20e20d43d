import { type Adapter, detailsOf } from '../adapter.ts';
import { isOrigin } from '../address.ts';

/**
 * Google Analytics 4. Counts go to its collecting address in the form that its own script uses, so that the script, its
 * cookies and its identifiers are not needed. A visitor is a session of a tab.
 */
export const ga4: Adapter = {
	needs: {
		ANALYTICS_URL: {
			expected: 'the address that collects for Google Analytics: an http or https URL without a path',
			example: 'https://region1.google-analytics.com',
			accepts: isOrigin,
			preset: 'https://www.google-analytics.com',
		},
		ANALYTICS_ID: {
			expected: 'the measurement ID: G- and letters and digits',
			example: 'G-ABCDE12345',
			accepts: (value) => /^G-[A-Z\d]+$/.test(value),
		},
	},
	request(count, { url, title, referrer, language, session }, target) {
		const { id, began } = session();
		const parameters = new URLSearchParams({
			v: '2',
			tid: target.id,
			cid: id,
			sid: String(began),
			en: count.name,
			dl: url,
			dt: title,
			dr: referrer,
			ul: language,
		});
		for (const [name, value] of Object.entries(detailsOf(count))) {
			parameters.set(`${typeof value === 'number' ? 'epn' : 'ep'}.${name}`, String(value));
		}
		return { url: `${target.url}/g/collect?${parameters}` };
	},
};
