import type { Server } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltDocs } from '../../src/agents/mcp/docs.ts';
import { createHttpServer } from '../../src/agents/mcp/http.ts';
import { mcpLimits } from '../../src/agents/mcp/limits.ts';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { listening } from '../listening.ts';
import { dist, readBuilt } from './built-site.ts';
import { HANG } from './vitest-options.ts';

/* The server as a client of the official SDK sees it, over both of its transports. */
let http: Server;
let port = 0;
beforeAll(async () => {
	http = createHttpServer(new BuiltDocs(dist));
	({ port } = await listening(http));
});
afterAll(() => http.close());

const transports = {
	stdio: () =>
		new StdioClientTransport({
			command: 'npm',
			args: ['run', '--silent', 'mcp'],
			env: { ...(process.env as Record<string, string>) },
		}),
	'streamable HTTP': () => new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)),
};

describe.each(Object.entries(transports))('over %s', (_, transport) => {
	const client = new Client({ name: 'test', version: '1.0.0' });
	beforeAll(() => client.connect(transport() as Transport, { timeout: HANG }));
	afterAll(() => client.close());

	async function call(name: string, args: Record<string, unknown>) {
		const result = await client.callTool({ name, arguments: args }, undefined, { timeout: HANG });
		const [content] = result.content as { text: string }[];
		return { text: content?.text ?? '', isError: result.isError === true, data: result.structuredContent };
	}
	const refused = async (name: string, args: Record<string, unknown>) => {
		const { text, isError } = await call(name, args);
		expect(isError, text.slice(0, 200)).toBe(true);
		expect(text.length).toBeLessThan(1000);
		return text;
	};

	test('it says who it is, and lists tools that only read, each described', async () => {
		expect(client.getServerVersion()).toMatchObject({ name: 'unleash-docs', version: documentedVersion() });
		expect(client.getInstructions()).toContain('Search first');
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual([
			'search',
			'read_page',
			'list_operations',
			'get_operation',
			'what_changed',
			'evaluate_flag',
			'check_constraint',
		]);
		for (const { description, annotations } of tools) {
			expect(description?.length).toBeGreaterThan(50);
			expect(annotations?.readOnlyHint).toBe(true);
		}
	});

	test('search finds questions and exact names, and gives paths that read_page takes', async () => {
		const { text } = await call('search', { query: 'how do I keep a user on the same side of a rollout' });
		expect(text).toContain('/reference/stickiness');
		expect((await call('search', { query: 'UNLEASH_FEATURE_FLAGS_LIMIT' })).text).toContain(
			'/using-unleash/deploy/configuring-unleash',
		);
		for (const path of text.match(/^\/\S+$/gm) ?? [])
			expect((await call('read_page', { page: path })).isError, path).toBe(false);
		expect((await call('search', { query: 'qqqqzzzz' })).text).toContain('Nothing was found');
	});

	test('search gives texts as they are written, and what a message is about', async () => {
		const { text } = await call('search', { query: 'project release templates', limit: 20 });
		expect(text).not.toMatch(/&#\d+;/);
		const message = 'invalid token: expected a different token type for this endpoint';
		const [first = ''] = (await call('search', { query: message })).text.split('\n\n');
		expect(first.split('\n')[1]).toMatch(/^\/troubleshooting\/error-messages#/);
		expect(first.split('\n')[2]?.length).toBeGreaterThan(40);
	});

	test('it says what changed in a version, as far as pages do', async () => {
		const major = (await call('what_changed', { version: '7.0' })).text;
		expect(major).toContain('## Upgrade to version 7');
		expect(major).toContain('ES modules only');
		expect(major).not.toContain('## Upgrade to version 6');
		const minor = (await call('what_changed', { version: '8.2' })).text;
		expect(minor).toContain('/reference/release-templates\n');
		expect(minor).not.toContain('unleashVersion');
		expect(await refused('what_changed', { version: '8.99' })).toContain('no page says what changed');
		expect(await refused('what_changed', { version: 'latest' })).toContain('such as 8, 8.2 or 8.2.0');
	});

	test.each([
		'/reference/segments',
		'reference/segments',
		'https://docs.getunleash.io/reference/segments.md#limits',
		'/docs/reference/segments',
		'/reference/segments.html',
	])('read_page takes %s', async (page) => {
		expect((await call('read_page', { page })).text).toBe(readBuilt('reference/segments.md'));
	});

	test('a long page comes in parts that make the whole', async () => {
		const page = '/feature-flag-tutorials/use-cases/security-and-compliance';
		const whole = readBuilt(`${page}.md`);
		expect(whole.length).toBeGreaterThan(0);
		const long = '/using-unleash/deploy/configuring-unleash';
		let from = 0;
		let read = '';
		for (;;) {
			const { text } = await call('read_page', { page: long, from });
			const [note, , next] =
				/\n\[Characters (\d+) to (\d+) of \d+\. Read on with from: \d+\]$/.exec(text) ?? [];
			read += note ? text.slice(0, -note.length) : text;
			if (!next) break;
			from = Number(next);
		}
		expect(read).toBe(readBuilt(`${long}.md`));
	});

	test('operations are listed by tag and word, and given by id or by method and path', async () => {
		expect((await call('list_operations', {})).text).toMatch(/^Segments: \d+ operations$/m);
		expect((await call('list_operations', { tag: 'segments', text: 'create' })).text).toBe(
			'POST /api/admin/segments (createSegment): Create a segment',
		);
		expect((await call('list_operations', { text: 'create segment' })).text).toContain('(createSegment)');
		const page = readBuilt('reference/api/unleash/create-feature.md');
		for (const operation of ['createFeature', 'POST /api/admin/projects/{any}/features'])
			expect((await call('get_operation', { operation })).text).toBe(page);
	});

	test('a flag is evaluated as SDKs do it, with the reason', async () => {
		const strategy = (rollout: string) => ({
			name: 'flexibleRollout',
			parameters: { rollout, stickiness: 'userId', groupId: 'a' },
			constraints: [{ contextName: 'plan', operator: 'IN', values: ['gold'] }],
		});
		const features = [
			{
				name: 'a',
				enabled: true,
				type: 'release',
				strategies: [{ ...strategy('100'), disabled: true }, strategy('50')],
			},
		];
		const on = await call('evaluate_flag', {
			flag: 'a',
			features,
			context: { userId: 'anna', properties: { plan: 'gold' } },
		});
		expect(on.data).toMatchObject({ enabled: true, variant: 'disabled', byChance: false });
		expect(on.text).toBe('a: On\nVariant: disabled\nNumber 36 is within 50%.');
		const off = await call('evaluate_flag', { flag: 'a', features, context: { userId: 'anna' } });
		expect(off.data).toMatchObject({ enabled: false });
		expect(off.text).toContain('plan IN gold is not met: The field has no value');
	});

	test('a constraint is checked, with the reason', async () => {
		const constraint = { contextName: 'appVersion', operator: 'SEMVER_GT', value: '2.0.0' };
		const check = (appVersion: string) => call('check_constraint', { constraint, context: { appVersion } });
		expect(await check('2.1.0')).toMatchObject({
			data: { met: true },
			text: 'Met: 2.1.0 is greater than 2.0.0.',
		});
		expect((await check('2')).text).toBe('Not met: 2 is no version.');
	});

	test.each([
		'../../../etc/passwd',
		'/..%2f..%2fpackage.json',
		'/_hosting.json',
		'file:///etc/passwd',
		'/llms.txt',
		'/quickstart\0',
		'\\..\\package.json',
		'__proto__',
	])('read_page has no page at %j, and names the nearest', async (page) => {
		const text = await refused('read_page', { page });
		expect(text).toMatch(/which is no page\n {2}expected: .+\n {2}write: {4}\//);
	});

	test.each([
		['search', { query: 'x'.repeat(1_000_000) }, /<=300 characters at query/],
		['search', { query: '' }, /at query/],
		['search', { query: 'a', limit: 1e9 }, /<=20 at limit/],
		['read_page', { page: 5 }, /expected string, received number at page/],
		['read_page', {}, /at page/],
		['read_page', { page: '/quickstart', path: '/x' }, /Unrecognized key: "path"/],
		['read_page', { page: '/quickstart', from: 1e9 }, /expected: less than \d+/],
		['read_page', { page: '/quickstart', from: -1 }, /at from/],
		['list_operations', { tag: 'segmnts' }, /write: {4}Segments/],
		['get_operation', { operation: 'creatFeature' }, /write: {4}createFeature/],
		['get_operation', { operation: 'GET /api/admin/segment' }, /write: {4}GET \/api\/admin\/segments/],
		['evaluate_flag', { flag: 'b', features: [{ name: 'a', enabled: true }] }, /write: {4}a/],
		['evaluate_flag', { flag: 'a', features: [] }, /at features/],
		[
			'evaluate_flag',
			{ flag: 'a', features: [{ name: 'a', enabled: false, environments: [{ name: 'production' }] }] },
			/flags of the Admin API have/,
		],
		['evaluate_flag', { flag: 'a', features: 'all' }, /expected array/],
		[
			'evaluate_flag',
			{ flag: 'a', features: Array(2000).fill({ name: 'a', enabled: true }) },
			/<=1000 items/,
		],
		[
			'check_constraint',
			{ constraint: { contextName: 'a', operator: 'INN', values: ['b'] } },
			/found INN; expected one of IN, .*; write IN/,
		],
		[
			'check_constraint',
			{ constraint: { contextName: 'a', operator: 'NUM_GT', values: ['1'] } },
			/NUM_GT needs value/,
		],
		['nothing', {}, /nothing not found/],
	] as const)('%s refuses wrong arguments and says what is wrong %#', async (name, args, message) => {
		expect(await refused(name, args)).toMatch(message);
	});

	test('a pattern that would never end is given up, and the server goes on', async () => {
		const constraint = { contextName: 'a', operator: 'REGEX', value: '^(a+)+$' };
		const text = await refused('check_constraint', { constraint, context: { a: `${'a'.repeat(60)}!` } });
		expect(text).toContain(`longer than ${mcpLimits.evaluation} ms`);
		expect((await call('list_operations', {})).isError).toBe(false);
	});
});
