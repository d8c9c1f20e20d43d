import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageFile } from '../../src/verify/server/packages.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const ADDONS = '/api/admin/addons';

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
});
afterAll(() => world?.stop());

const make = (path: string, body: object = {}) => world.call('POST', path, body);

describe('a flag', () => {
	test('is cloned with its stale mark, impression data setting and dependency, without tags and links', async () => {
		await make(FLAGS, { name: 'parent' });
		await make(FLAGS, { name: 'original', type: 'experiment', impressionData: true });
		await world.call('PATCH', `${FLAGS}/original`, [{ op: 'replace', path: '/stale', value: true }]);
		await make(`${FLAGS}/original/dependencies`, { feature: 'parent', variants: ['blue'] });
		await make(`${FLAGS}/original/link`, { url: 'https://example.com' });
		await make('/api/admin/features/original/tags', { type: 'simple', value: 'checkout' });
		await make(`${FLAGS}/original/clone`, { name: 'copy' });
		expect(await world.call('GET', `${FLAGS}/copy`)).toMatchObject({
			type: 'experiment',
			impressionData: true,
			stale: true,
			dependencies: [{ feature: 'parent', enabled: true, variants: ['blue'] }],
			links: [],
		});
		expect(await world.call('GET', '/api/admin/features/copy/tags')).toMatchObject({ tags: [] });
	});

	test('writes the variants of its parent into the event, when there are any', async () => {
		const { events } = await world.call<{ events: { data: object }[] }>(
			'GET',
			'/api/admin/search/events?feature=IS:original&type=IS:feature-dependency-added',
		);
		expect(events.map(({ data }) => Object.keys(data))).toEqual([['feature', 'enabled', 'variants']]);
	});

	test.each([
		['www.example.com/board/?utm_source=mail&b=2&a=1#top', 'https://example.com/board?a=1&b=2#top'],
		['http://example.com/app/#/board/', 'http://example.com/app#/board/'],
	])('keeps the link %s as %s', async (given, kept) => {
		const name = `link-${given.length}`;
		await make(FLAGS, { name });
		await make(`${FLAGS}/${name}/link`, { url: given });
		const { links } = await world.call<{ links: { url: string }[] }>('GET', `${FLAGS}/${name}`);
		expect(links.map(({ url }) => url)).toEqual([kept]);
	});
});

describe('the event search', () => {
	const found = async (query: string) => {
		const answer = await world.call<{ total: number }>('GET', `/api/admin/search/events?${query}`);
		return answer.total;
	};

	test('looks for text in data, preData and tags, and not in type and person', async () => {
		await make(FLAGS, { name: 'searched', description: 'Needle in data' });
		await make('/api/admin/features/searched/tags', { type: 'simple', value: 'needle-in-tags' });
		await world.call('DELETE', '/api/admin/features/searched/tags/simple/needle-in-tags');
		expect(await found('query=nEEDLE%20IN%20data')).toBe(1);
		// The tag was added (data), stands on the event of its removal (tags), and was removed (preData).
		expect(await found('query=needle-in-tags&type=IS:feature-tagged')).toBe(1);
		expect(await found('query=needle-in-tags&type=IS:feature-untagged')).toBe(1);
		expect(await found('query=feature-untagged')).toBe(0);
	});

	test('answers 500 to a name in createdBy', async () => {
		await expect(found('createdBy=IS:anna')).rejects.toThrow('answered 500');
	});
});

describe('an integration', () => {
	const datadog = (url: string) => ({
		provider: 'datadog',
		enabled: false,
		parameters: { url, apiKey: 'not-a-real-key', customHeaders: '{"X-Team":"web"}' },
		events: ['feature-created'],
	});

	test('shows its secrets to who creates it, and hides them from then on', async () => {
		const created = await world.call<{ id: number; parameters: object }>(
			'POST',
			ADDONS,
			datadog('http://127.0.0.1:9/events'),
		);
		expect(created.parameters).toMatchObject({ apiKey: 'not-a-real-key' });
		expect(await world.call('GET', `${ADDONS}/${created.id}`)).toMatchObject({
			parameters: { apiKey: '*****', customHeaders: '*****' },
		});
	});

	test.each([
		[
			'a URL that cannot be read',
			'api.datadoghq.com/api/v1/events',
			'answered 500: {"name":"UnknownError","message":"Invalid URL"',
		],
		['an empty URL', '', 'answered 400'],
		['another protocol', 'ftp://127.0.0.1/events', 'answered 400'],
	])('cannot be saved with %s', async (_, url, answer) => {
		await expect(make(ADDONS, datadog(url))).rejects.toThrow(answer);
	});
});

describe('the admin UI', () => {
	const codeOf = (path: string) => {
		const folder = join(packageFile('unleash-server'), path);
		const files = globSync('**/*.js', { cwd: folder });
		return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
	};
	const code = codeOf('frontend/build/static');

	test('shows tokens of Edge with a flag that the open-source server does not have', () => {
		expect(code).toContain('enterpriseEdgeTokensList');
		expect(codeOf('dist')).not.toContain('enterpriseEdgeTokensList');
	});

	test('links to Analytics with a filter that the page does not read', () => {
		expect(code).toMatch(/insights\?project=/);
		// Its sections have filters with names in front: `performance-project` and its kin.
		expect(code.match(/`(lifecycle|performance|users)-`/g)?.sort()).toEqual([
			'`lifecycle-`',
			'`performance-`',
			'`users-`',
		]);
	});
});
