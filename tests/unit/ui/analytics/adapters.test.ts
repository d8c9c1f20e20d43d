import { expect, test } from 'vitest';
import { environmentSchema } from '~/lib/environment/environment.ts';
import type { Count, Visit } from '~/ui/analytics/adapter.ts';
import { adapters } from '~/ui/analytics/adapters/index.ts';

const visit: Visit = {
	url: 'https://docs.test/quickstart',
	title: 'Quickstart',
	referrer: 'https://search.test',
	language: 'en',
	version: 'current',
	session: () => ({ id: '7.1700000000', began: 1_700_000_000 }),
};
const viewed: Count = { name: 'page_view' };
const searched: Count = { name: 'search_next', query: 'flogs & co', to: '/reference/segments' };

function requestOf(service: string, count: Count, url = 'https://counts.test', id = 'ID') {
	return adapters[service]?.request(count, visit, { url, id });
}

test('every value of ANALYTICS is a service, and every service a value', () => {
	expect(Object.keys(adapters).sort()).toEqual([...(environmentSchema.ANALYTICS.values ?? [])].sort());
});

test('none tells nothing', () => {
	expect(requestOf('none', viewed)).toBeUndefined();
});

test('beacon posts what was counted, and where', () => {
	const page = {
		url: visit.url,
		title: 'Quickstart',
		referrer: 'https://search.test',
		language: 'en',
		version: 'current',
	};
	expect(requestOf('beacon', viewed)?.url).toBe('https://counts.test');
	expect(JSON.parse(requestOf('beacon', viewed)?.body ?? '')).toEqual({ event: 'page_view', ...page });
	expect(JSON.parse(requestOf('beacon', searched)?.body ?? '')).toEqual({
		event: 'search_next',
		query: 'flogs & co',
		to: '/reference/segments',
		...page,
	});
});

test('plausible gets an event of its API', () => {
	const { url, body = '' } = requestOf('plausible', viewed) ?? {};
	expect(url).toBe('https://counts.test/api/event');
	expect(JSON.parse(body)).toEqual({
		name: 'pageview',
		url: visit.url,
		referrer: 'https://search.test',
		domain: 'ID',
		props: { language: 'en', version: 'current' },
	});
	expect(JSON.parse(requestOf('plausible', searched)?.body ?? '')).toMatchObject({
		name: 'search_next',
		props: { query: 'flogs & co', to: '/reference/segments' },
	});
});

test('ga4 gets its event and parameters in the address; numbers are numbers', () => {
	const { url = '', body } =
		requestOf('ga4', { name: 'web_vital', metric: 'LCP', value: 812, rating: 'good' }) ?? {};
	expect(body).toBeUndefined();
	expect(url).toMatch(/^https:\/\/counts\.test\/g\/collect\?/);
	expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
		v: '2',
		tid: 'ID',
		cid: '7.1700000000',
		sid: '1700000000',
		en: 'web_vital',
		dl: visit.url,
		dt: 'Quickstart',
		dr: 'https://search.test',
		ul: 'en',
		'ep.metric': 'LCP',
		'epn.value': '812',
		'ep.rating': 'good',
	});
});
