import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { dist } from './built-site.ts';
import { onEveryServer } from './every-server.ts';
import { hostileForms } from './hostile-forms.ts';
import { servers } from './servers.ts';

const missing = readFileSync(join(dist, '404.html'));

onEveryServer(({ get }) => {
	test.each(['/%', '/%zz', '/%c3%28/%', '/a%0'])('%s gets an answer', async (path) => {
		const { status, body } = await get(path);
		expect([400, 404]).toContain(status);
		expect(body.equals(missing)).toBe(true);
	});

	test.each([
		'/../../etc/passwd',
		'/..%2f..%2fetc/passwd',
		'/%2e%2e/%2e%2e/etc/passwd',
		'/_astro/../../package.json',
		'/..\\package.json',
	])('%s does not lead out of the site', async (path) => {
		const { status, body } = await get(path);
		expect([400, 404]).toContain(status);
		expect(body.toString()).not.toMatch(/root:|"devDependencies"/);
	});

	test.each([
		'//example.com/',
		'//example.com/index.html',
		'/\\example.com/',
		'/%5cexample.com/',
		'/docs//example.com',
		'/docs/reference//example.com/',
		'/%0d%0aX-Planted:%20a/',
		'//example.com/a.html',
	])('%s leads to no other host and adds no header', async (path) => {
		const { headers } = await get(path);
		expect(headers['x-planted']).toBeUndefined();
		const location = new URL(headers.location ?? '/', 'https://docs.getunleash.io');
		expect(location.host).toBe('docs.getunleash.io');
	});

	test('an address or header of more than 8 KB is answered', async () => {
		expect((await get(`/${'a'.repeat(9000)}`)).status).toBe(414);
		expect([200, 400, 431]).toContain((await get('/', { 'X-Long': 'a'.repeat(9000) })).status);
		expect([400, 431]).toContain((await get('/', { 'X-Long': 'a'.repeat(40_000) })).status);
		expect((await get('/')).status).toBe(200);
	});

	test('what is no reading is refused', async () => {
		expect((await get('/', {}, 'POST')).status).toBe(405);
		expect((await get('/', {}, 'DELETE')).status).toBe(405);
	});
});

const skipped = servers.find(({ skipped }) => skipped !== undefined)?.skipped;

test.skipIf(skipped)('every server answers hostile forms alike, and leads to no other host', async () => {
	const running = await Promise.all(servers.map(({ start }) => start()));
	try {
		for (const form of hostileForms) {
			const answers = await Promise.all(running.map(({ port }) => ask(port, form)));
			const seen = answers.map(({ status, headers }) => [status === 400 ? 404 : status, headers.location]);
			expect(seen[1], form).toEqual(seen[0]);
			expect(seen[0]?.[1] ?? '/', form).toMatch(/^\/(?!\/)[\w./~#?=&%-]*$/);
		}
	} finally {
		for (const server of running) server.stop();
	}
});
