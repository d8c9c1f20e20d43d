import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../sample.ts';
import { ask } from './ask.ts';
import { assistants } from './assistants.ts';
import { nginxSkipped, runNginx } from './nginx.ts';
import { type RunningServer, startOwn } from './servers.ts';
import { buildTestSite, removeTestSite } from './test-build.ts';
import { HANG } from './vitest-options.ts';

const GUIDE = 'src/content/docs/writing/deployment.mdx';

/*
 * A build of another team with one page below `/field-notes`, and with another assistant in each run, as every build
 * takes a while.
 */
describe.each(sample(assistants, 1, 'assistants'))('a second build with the assistant $name', (assistant) => {
	let root = '';
	beforeAll(async () => {
		root = await buildTestSite({
			content: 'tests/site/fixtures/split',
			versions: [{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' }],
			redirects: [['/field-notes/start', '/field-notes/first-flag']],
			environment: { OTHER_BUILDS: '/reference,/how-to', ...assistant.environment },
		});
	}, HANG);
	afterAll(() => removeTestSite(root));

	assistant.tests(() => join(root, 'dist'));

	describe.skipIf(nginxSkipped)('behind one host with this site', () =>
		testTogether(() => join(root, 'dist')),
	);
});

/** Tests this site and the second build with nginx in front, which has the configuration of the page on deployment. */
function testTogether(built: () => string): void {
	const running: RunningServer[] = [];
	let port = 0;
	const get = (path: string) => ask(port, path);

	beforeAll(async () => {
		running.push(await startOwn(), await startOwn(built()));
		running.push(await runNginx(frontConfig(running.map(({ port }) => port))));
		port = running.at(-1)?.port ?? 0;
	});
	afterAll(() => {
		for (const server of running) server.stop();
	});

	test('each page comes from the build that has it, with its styles and scripts', async () => {
		for (const path of ['/quickstart', '/field-notes/first-flag']) {
			const { status, body } = await get(path);
			expect(status, path).toBe(200);
			const files = [...body.toString().matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map(
				([, file]) => file ?? '',
			);
			expect(files.length).toBeGreaterThan(1);
			for (const file of files) expect((await get(file)).status, file).toBe(200);
		}
	});

	test('a link of one build leads into the other', async () => {
		const { body } = await get('/field-notes/first-flag');
		const [, target = ''] = /href="(\/reference\/activation-strategies)#/.exec(body.toString()) ?? [];
		expect((await get(target)).status).toBe(200);
	});

	test('redirects, Markdown and the page for what is missing are those of the build that owns the path', async () => {
		expect((await get('/field-notes/start')).headers.location).toBe('/field-notes/first-flag');
		expect((await get('/advanced/stickiness')).headers.location).toBe('/reference/stickiness');
		expect((await get('/field-notes/first-flag.md')).body.toString()).toContain('zanzibar');
		expect((await get('/field-notes/none')).status).toBe(404);
		expect((await get('/_astro/none.js')).status).toBe(404);
	});

	test('the second sitemap has an address of its own', async () => {
		const { body } = await get('/sitemap-field-notes.xml');
		expect(body.toString()).toContain('https://docs.getunleash.io/field-notes/first-flag');
	});
}

/** The configuration that the guide shows, with the ports of this test. */
function frontConfig([first, second]: readonly number[]): string {
	const [, shown = ''] =
		/title="\/etc\/nginx\/conf\.d\/two-builds\.conf"\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
	return shown.replaceAll(':8081', `:${first}`).replaceAll(':8082', `:${second}`);
}
