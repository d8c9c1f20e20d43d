import { describe, expect, test } from 'vitest';
import { policyHosts } from '~/build/policy-hosts.ts';
import { readEnvironment } from '~/lib/environment/environment.ts';
import { searchSettings } from '~/search/settings.ts';

const typesense = {
	SEARCH_ENGINE: 'typesense',
	SEARCH_INDEX: 'docs',
	SEARCH_HOSTS: 'https://a.example.com, https://b.example.com:8108/',
	SEARCH_KEY: 'search-only',
};
const algolia = {
	SEARCH_ENGINE: 'algolia',
	SEARCH_INDEX: 'docs',
	SEARCH_APP_ID: 'APP1',
	SEARCH_KEY: 'search-only',
};

test('without variables the engine in the browser answers, and nothing is warned of', () => {
	expect(searchSettings({})).toEqual({ settings: { engine: 'local', index: 'docs' }, warnings: [] });
});

test('a complete hosted engine is used as written', () => {
	expect(searchSettings(typesense)).toEqual({
		settings: {
			engine: 'typesense',
			index: 'docs',
			hosts: ['https://a.example.com', 'https://b.example.com:8108'],
			key: 'search-only',
			appId: '',
			localFallback: true,
		},
		warnings: [],
	});
});

test('Algolia knows its own hosts, and others can be named', () => {
	expect(searchSettings(algolia).settings).toMatchObject({
		hosts: [
			'https://app1-dsn.algolia.net',
			'https://app1-1.algolianet.com',
			'https://app1-2.algolianet.com',
			'https://app1-3.algolianet.com',
		],
	});
	expect(searchSettings({ ...algolia, SEARCH_HOSTS: 'http://localhost:5140' }).settings).toMatchObject({
		hosts: ['http://localhost:5140'],
	});
});

describe('what is missing or wrong is named, and the default engine serves', () => {
	test.each([
		[{ ...typesense, SEARCH_ENGINE: 'elastic' }, 'SEARCH_ENGINE', '"elastic"'],
		[{ ...typesense, SEARCH_INDEX: '' }, 'SEARCH_INDEX', 'nothing'],
		[{ ...typesense, SEARCH_INDEX: 'a/b' }, 'SEARCH_INDEX', '"a/b"'],
		[{ ...typesense, SEARCH_HOSTS: undefined }, 'SEARCH_HOSTS', 'nothing'],
		[{ ...typesense, SEARCH_HOSTS: 'https://a.com,b.com' }, 'SEARCH_HOSTS', '"https://a.com,b.com"'],
		[{ ...typesense, SEARCH_HOSTS: 'https://a.com/x' }, 'SEARCH_HOSTS', '"https://a.com/x"'],
		...[
			'https://u:p@a.com',
			'https://a;b.com',
			'https://a$b.com',
			"https://a'b.com",
			'https://a"b.com',
			',',
		].map((hosts): [object, string, string] => [
			{ ...typesense, SEARCH_HOSTS: hosts },
			'SEARCH_HOSTS',
			JSON.stringify(hosts),
		]),
		[{ ...typesense, SEARCH_KEY: undefined }, 'SEARCH_KEY', 'nothing'],
		[{ ...algolia, SEARCH_APP_ID: undefined }, 'SEARCH_APP_ID', 'nothing'],
		[{ ...algolia, SEARCH_APP_ID: 'a.b' }, 'SEARCH_APP_ID', '"a.b"'],
		[{ ...algolia, SEARCH_HOSTS: 'localhost:1' }, 'SEARCH_HOSTS', '"localhost:1"'],
	])('%j', (environment, name, found) => {
		const { settings, warnings } = searchSettings(environment);
		expect(settings.engine).toBe('local');
		expect(warnings).toHaveLength(1);
		expect(warnings[0]).toMatchObject({ where: name, found, expected: expect.any(String) });
		expect(warnings[0]?.write).toMatch(new RegExp(`^${name}=.`));
	});
});

test('a wrong key is not shown', () => {
	expect(
		searchSettings({ ...typesense, SEARCH_KEY: 'se cret' })
			.warnings.map((warning) => JSON.stringify(warning))
			.join(),
	).not.toContain('cret');
});

test('the local fallback can be switched off, and a wrong value leaves it on', () => {
	expect(searchSettings({ ...typesense, SEARCH_LOCAL_FALLBACK: 'off' }).settings).toMatchObject({
		localFallback: false,
	});
	const { settings, warnings } = searchSettings({ ...typesense, SEARCH_LOCAL_FALLBACK: 'no' });
	expect(settings).toMatchObject({ engine: 'typesense', localFallback: true });
	expect(warnings).toMatchObject([{ where: 'SEARCH_LOCAL_FALLBACK', found: '"no"' }]);
});

test('wrong search settings do not stop the build', () => {
	expect(() => readEnvironment({ SEARCH_ENGINE: 'elastic', SEARCH_HOSTS: '?' })).not.toThrow();
});

test('the policy lets pages ask the hosts of the engine, and none by default', () => {
	expect(policyHosts(readEnvironment({}))['connect-src']).toBeUndefined();
	expect(policyHosts(readEnvironment(typesense))['connect-src']).toEqual([
		'https://a.example.com',
		'https://b.example.com:8108',
	]);
	const broken = { ...typesense, SEARCH_KEY: '' };
	expect(policyHosts(readEnvironment(broken))['connect-src']).toBeUndefined();
});
