import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../src/hosting/serve.ts';
import { listening } from '../listening.ts';
import { dist } from './built-site.ts';
import { findNginx } from './find-nginx.ts';
import { ask, freePort } from './servers.ts';
import { buildTestSite, removeTestSite } from './test-build.ts';

/*
 * Two builds behind one host, as the page on deployment describes them: this site, and one page of another team below
 * `/field-notes`. In front is nginx with the configuration of that page.
 */
const nginx = findNginx();
const GUIDE = 'src/content/docs/writing/deployment.mdx';
let root = '';
let port = 0;
const closing: (() => unknown)[] = [];
const get = (path: string) => ask(port, path);

describe.skipIf('skipped' in nginx)('two builds behind one host', () => {
	beforeAll(async () => {
		root = await buildTestSite({
			content: 'tests/site/fixtures/split',
			versions: [{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' }],
			redirects: [['/field-notes/start', '/field-notes/first-flag']],
			environment: { OTHER_BUILDS: '/reference,/how-to' },
		});
		const ports: number[] = [];
		for (const folder of [dist, join(root, 'dist')]) {
			const server = await createSiteServer(folder);
			ports.push((await listening(server)).port);
			closing.push(() => server.stop());
		}
		port = await startFront(ports[0] ?? 0, ports[1] ?? 0);
	}, 300_000);
	afterAll(() => {
		for (const close of closing) close();
		if (root) removeTestSite(root);
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
});

/** Starts nginx with the configuration that the guide shows, with the ports of this test. */
async function startFront(first: number, second: number): Promise<number> {
	if ('skipped' in nginx) throw new Error(nginx.skipped);
	const shown = /title="\/etc\/nginx\/conf\.d\/two-builds\.conf"\n([\s\S]*?)```/.exec(
		readFileSync(GUIDE, 'utf8'),
	)?.[1];
	const own = await freePort();
	const config = (shown ?? '')
		.replace(/^(\s*)listen .*;$/m, `$1listen 127.0.0.1:${own};`)
		.replaceAll(':8081', `:${first}`)
		.replaceAll(':8082', `:${second}`);
	const folder = mkdtempSync(join(tmpdir(), 'two-builds-'));
	const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	writeFileSync(
		join(folder, 'main.conf'),
		`daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${paths.join(' ')}
${config}
}`,
	);
	const front = spawn(nginx.program, [
		'-p',
		folder,
		'-c',
		join(folder, 'main.conf'),
		'-e',
		join(folder, 'error.log'),
	]);
	closing.push(() => front.kill());
	for (let tries = 0; tries < 100; tries++) {
		if (front.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
		if (await ask(own, '/').catch(() => undefined)) return own;
		await wait(50);
	}
	throw new Error('nginx does not answer');
}
