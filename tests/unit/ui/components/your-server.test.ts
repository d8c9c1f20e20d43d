import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestOf } from '~/api-reference/model/request.ts';
import { loadReference } from '~/api-reference/model/source.ts';
import { sampleLanguages } from '~/api-reference/samples/index.ts';
import { readings } from '~/api-reference/samples/variables.ts';
import { fakeTokens } from '~/config/fake-tokens.ts';
import { toCurl } from '~/markdown/code/curl.ts';
import { requestModel } from '~/ui/components/api-request/model.ts';
import { toHttp } from '~/ui/components/api-request/notations.ts';
import { check } from '~/ui/components/your-server/check.ts';
import { partsOfPath } from '~/ui/components/your-server/parts-of-path.ts';
import { inGuide, inSample, replaced } from '~/ui/components/your-server/replacements.ts';
import { slotOf } from '~/ui/components/your-server/slot-of.ts';
import { keepValues, readValues, type Values } from '~/ui/components/your-server/values.ts';

const values: Values = {
	address: 'https://eu.example.com/acme',
	project: 'web',
	environment: 'staging',
	tokens: { admin: 'user:1a', backend: 'web:staging.2b', frontend: 'web:staging.3c' },
	parts: { 'features/{featureName}': `it's/"new" $(id)` },
	keepsTokens: false,
};

describe('what a reader types', () => {
	test.each([
		[' https://Unleash.example.com/ ', 'https://unleash.example.com'],
		['https://eu.example.com/demo/api/admin/', 'https://eu.example.com/demo'],
		['http://localhost:4242/api', 'http://localhost:4242'],
		['http://[::1]:4242', 'http://[::1]:4242'],
		["https://example.com/a'b$(c);d", 'https://example.com/a%27b%24%28c%29%3Bd'],
		['', ''],
	])('the address %j is taken as %j', (typed, value) => {
		expect(check('address', typed)).toEqual({ value });
	});

	test.each([
		['address', 'unleash.example.com', 'scheme'],
		['address', 'ftp://example.com', 'scheme'],
		['address', 'javascript:alert(1)', 'scheme'],
		['address', 'https://', 'address'],
		['address', 'https://user:pass@example.com', 'address'],
		['address', 'https://example.com/?a=1', 'address'],
		['address', 'https://example .com', 'space'],
		['token', 'user:12 34', 'space'],
		['token', 'secret', 'token'],
		['token', 'user:ä', 'token'],
		['token', 'default:development.abc', 'sdk-token'],
		['project', 'a/b', 'name'],
		['environment', "x'", 'name'],
	] as const)('%s %j is refused: %s', (field, typed, mistake) => {
		expect(check(field, typed)).toEqual({ mistake });
	});

	test('a token has to fit the operation', () => {
		expect(check('token', 'user:abc', 'sdk')).toEqual({ mistake: 'admin-token' });
		expect(check('token', '*:*.abc', 'sdk')).toEqual({ mistake: 'admin-token' });
		expect(check('token', '[]:development.abc', 'sdk')).toEqual({ value: '[]:development.abc' });
		expect(check('token', '*:*.abc', 'admin')).toEqual({ value: '*:*.abc' });
	});

	test('the made-up tokens of samples pass for what they are', () => {
		expect(check('token', fakeTokens.admin, 'admin')).toEqual({ value: fakeTokens.admin });
		expect(check('token', fakeTokens.backend, 'sdk')).toEqual({ value: fakeTokens.backend });
		expect(check('token', fakeTokens.frontend, 'sdk')).toEqual({ value: fakeTokens.frontend });
	});
});

describe('samples', () => {
	const { operations, schemas } = loadReference();
	const current = operations.filter(({ removed }) => !removed);

	test.each(sampleLanguages.map(({ id }) => id))('of all operations take all values in %s', (id) => {
		const language = sampleLanguages.find((one) => one.id === id);
		const wrong = current.flatMap((operation) => {
			const { path, tokens } = operation;
			const slot = slotOf(tokens);
			const all = {
				...values,
				parts: Object.fromEntries(partsOfPath(path).map(({ place }) => [place, 'x y'])),
			};
			const code = language?.write(requestOf(operation, schemas)) ?? '';
			const made = replaced(code, inSample(code, readings[id], { path, slot }, all));
			const target = path
				.replaceAll(/(?<=\/projects\/)\{.*?\}/g, 'web')
				.replaceAll(/(?<=\/environments\/)\{.*?\}/g, 'staging');
			const address = values.address + target.replaceAll(/\{.*?\}/g, 'x%20y');
			const right = made.includes(address) && !/UNLEASH_(URL|TOKEN)|import os|"os"/.test(made);
			return right && (!slot || made.includes(values.tokens[slot] ?? '?'))
				? []
				: [`${operation.operationId}: ${made}`];
		});
		expect(wrong).toEqual([]);
	});

	test('a value of a path cannot leave its place', () => {
		const code = 'curl "$UNLEASH_URL/api/admin/projects/default/features/new-checkout"';
		const path = '/api/admin/projects/{projectId}/features/{featureName}';
		const made = replaced(code, inSample(code, readings.curl, { path, slot: 'admin' }, values));
		expect(made).toBe(
			'curl "https://eu.example.com/acme/api/admin/projects/web/features/it%27s%2F%22new%22%20%24%28id%29"',
		);
	});

	test('without values nothing changes', () => {
		const none = { ...values, address: '', project: '', environment: '', tokens: {}, parts: {} };
		expect(inGuide(`curl http://localhost:4242/api --header '${fakeTokens.admin}'`, none)).toEqual([]);
	});
});

describe('guides', () => {
	const request = requestModel(
		{ method: 'GET', path: '/api/admin/projects/default/environments/development', token: 'admin' },
		'/x',
	);

	test('a command calls the reader’s server', () => {
		const code = toCurl(request);
		const made = replaced(code, inGuide(code, values)).replace('curl ', "printf '%s\\n' ");
		expect(execFileSync('sh', ['-c', made], { encoding: 'utf8' }).split('\n')).toEqual([
			'https://eu.example.com/acme/api/admin/projects/web/environments/staging',
			'--header',
			'Authorization: user:1a',
			'',
		]);
	});

	test('a request names its host and the path before the API', () => {
		const made = replaced(toHttp(request), inGuide(toHttp(request), values));
		expect(made).toContain(
			'GET /acme/api/admin/projects/web/environments/staging HTTP/1.1\nHost: eu.example.com\n',
		);
	});

	test('a token that needs quotes stays away from commands whose quotes are not known', () => {
		const code = `curl --header "Authorization: ${fakeTokens.admin}"`;
		expect(inGuide(code, { ...values, tokens: { admin: 'user:$(id)' } })).toEqual([]);
	});

	test('other ports and names stay', () => {
		const code = 'curl http://localhost:42420/api/admin/projects/default-2/environments/production';
		expect(inGuide(code, values)).toEqual([]);
	});
});

describe('what is kept', () => {
	afterEach(() => vi.unstubAllGlobals());

	function storages() {
		const kept = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
		for (const [name, map] of Object.entries(kept)) {
			vi.stubGlobal(name, {
				getItem: (key: string) => map.get(key) ?? null,
				setItem: (key: string, value: string) => map.set(key, value),
				removeItem: (key: string) => map.delete(key),
			});
		}
		return kept;
	}

	test('tokens stay in the tab unless the reader wants otherwise', () => {
		const { localStorage } = storages();
		keepValues(values);
		expect(readValues()).toEqual(values);
		expect([...localStorage.values()].join()).not.toContain('user:1a');
		keepValues({ ...values, keepsTokens: true });
		expect([...localStorage.values()].join()).toContain('user:1a');
	});

	test.each([
		'{',
		'null',
		'[]',
		'"x"',
		'{"address":"javascript:alert(1)","tokens":{"admin":"$(id) "},"project":1}',
	])('%s in the storage is left out', (text) => {
		const { localStorage, sessionStorage } = storages();
		localStorage.set('your-server', text);
		sessionStorage.set('your-server', text);
		expect(readValues()).toMatchObject({ address: '', project: '', environment: '', parts: {} });
		expect(Object.values(readValues().tokens).join('')).toBe('');
	});
});
