import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { fakeTokens } from '~/config/fake-tokens.ts';
import { toCurl } from '~/markdown/code/curl.ts';
import { type RequestProps, requestModel } from '~/ui/components/api-request/model.ts';
import { toHttp, toHttpie } from '~/ui/components/api-request/notations.ts';

const model = (props: Partial<RequestProps>) =>
	requestModel({ method: 'POST', path: '/api/x', token: 'admin', ...props } as RequestProps, '/p');
/** What a POSIX shell makes of a command: its words. */
const words = (command: string) =>
	execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
		.split('\0')
		.slice(0, -1);

const hard = { name: `it's "new" $HOME \`id\` \\ !`, count: 3, on: true, none: null, tags: ['a', { b: 1 }] };

describe('requests', () => {
	test('HTTP', () => {
		expect(toHttp(model({ body: { a: 1 }, query: { q: 'a b&c', tag: ['x', 'y'] } }))).toBe(
			`POST /api/x?q=a+b%26c&tag=x&tag=y HTTP/1.1\nHost: localhost:4242\nAuthorization: ${fakeTokens.admin}\nContent-Type: application/json\n\n{ "a":1 }`,
		);
	});

	test('a shell hands cURL the body and headers unchanged', () => {
		const read = words(toCurl(model({ body: hard })));
		expect(JSON.parse(read[read.indexOf('--data') + 1] ?? '')).toEqual(hard);
		expect(read).toContain(`Authorization: ${fakeTokens.admin}`);
	});

	test('a shell hands HTTPie fields unchanged', () => {
		const body = { name: "it's $HOME", count: 3, at: '@file', eq: '=x', tags: ['a'] };
		expect(words(toHttpie(model({ body }))).slice(4)).toEqual([
			"name=it's $HOME",
			'count:=3',
			'at:="@file"',
			'eq:="=x"',
			'tags:=["a"]',
		]);
	});

	test.each([
		[['a']],
		[{ 'a.b': 1 }],
		[{ 'a[0]': 1 }],
		[{ a: '\\' }],
		['text'],
		[{}],
	])('HTTPie gets %j whole', (body) => {
		const read = words(toHttpie(model({ body })));
		expect(JSON.parse(read[read.indexOf('--raw') + 1] ?? '')).toEqual(body);
	});

	test('no token, no header', () => {
		expect(toHttp(model({ token: 'none' }))).not.toContain('Authorization');
	});

	test.each([
		[{ method: 'PSOT' }, /write: {4}method="POST"/],
		[{ token: 'client' as never }, /token="client"/],
		[{ path: 'api/x' }, /a path from the root/],
		[{ path: '/api/x?a=1' }, /a path from the root/],
		[{ method: 'GET', body: {} }, /no body/],
	])('%j is refused and names the page', (props, message) => {
		expect(() => model(props)).toThrow(message);
		expect(() => model(props)).toThrow(/^\/p\n/);
	});

	test('fake tokens have the true format and an obviously made-up hash', () => {
		for (const token of Object.values(fakeTokens)) {
			expect(token).toMatch(/^(user:|(\*|default):development\.)0{40,}[0-9a-f]+$/);
			expect(token.split(/user:|\./)[1]).toHaveLength(56);
		}
	});
});
