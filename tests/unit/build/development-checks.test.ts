import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage } from '../../../src/cli/create-page.ts';

/*
 * Starts the development server in a copy of the project, plants mistakes, and reads what the server says. Waits for
 * texts, however long they take.
 */

/** Astro's server answers nothing when it believes that Vitest runs inside it. */
const environment = {
	...process.env,
	NODE_ENV: 'development',
	VITEST: undefined,
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_COLOR: '1',
	FORCE_COLOR: '0',
};
/**
 * Our configuration, with caches of its own: `node_modules`, where they lie by default, is shared. The copy is in `.cache`,
 * which the server doesn't watch in the project.
 */
const ownCaches = `import config from './site.config.mts';
const vite = { ...config.vite, cacheDir: './own/vite', server: { watch: { ignored: ['**/own/**'] } } };
export default { ...config, cacheDir: './own', vite };
`;
/** In the project: Astro takes the address of a file that shares no folder with the root for one below the root. */
const CACHE = resolve('.cache');
/** For a server that hangs, not for one that is slow. */
const LIMIT = 300_000;

let root = '';
let server: ChildProcess;
let address = '';
let output = '';
let heard: (() => void) | undefined;

beforeAll(async () => {
	mkdirSync(CACHE, { recursive: true });
	root = mkdtempSync(join(CACHE, 'development-'));
	for (const file of ['content.config.ts', 'package.json', 'tsconfig.json', 'redirects.mjs'])
		cpSync(file, join(root, file));
	cpSync('astro.config.mts', join(root, 'site.config.mts'));
	writeFileSync(join(root, 'astro.config.mts'), ownCaches);
	const linked = ['src/content/screenshots', 'src/samples'];
	cpSync('src', join(root, 'src'), { recursive: true, filter: (path) => !linked.includes(path) });
	for (const folder of ['node_modules', 'public', ...linked])
		symlinkSync(resolve(folder), join(root, folder));
	const astro = resolve('node_modules/astro/bin/astro.mjs');
	const words = ['dev', '--root', root, '--host', '127.0.0.1', '--port', '0'];
	server = spawn(process.execPath, [astro, ...words], { cwd: root, env: environment });
	for (const stream of [server.stdout, server.stderr])
		stream?.on('data', (chunk) => {
			output += chunk;
			heard?.();
		});
	const started = await said(/watching for file changes/);
	address = /http:\/\/127\.0\.0\.1:\d+/.exec(started)?.[0] ?? '';
}, LIMIT);

afterAll(async () => {
	if (server.exitCode === null && server.kill()) await once(server, 'exit');
	rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** Resolves when the server said something since the last time. */
async function said(text: RegExp): Promise<string> {
	while (!text.test(output)) {
		if (server.exitCode !== null) throw new Error(output);
		await new Promise<void>((resolve) => {
			heard = resolve;
		});
	}
	const all = output;
	output = '';
	return all;
}

/** Saves a file with a change, does something, and takes the change back. */
async function during(file: string, change: (text: string) => string, then: () => Promise<void>) {
	const path = join(root, file);
	const before = readFileSync(path, 'utf8');
	const after = change(before);
	if (after === before) throw new Error(`${file}: the change finds nothing to change`);
	writeFileSync(path, after);
	try {
		await then();
	} finally {
		writeFileSync(path, before);
	}
	await said(/links, sidebars, and redirects: no problems/);
}

function get(path: string): Promise<Response> {
	return fetch(address + path, { redirect: 'manual', headers: { accept: 'text/html' } });
}

async function becomes(path: string, status: number): Promise<string> {
	for (;;) {
		const response = await get(path);
		if (response.status === status) return response.text();
		await response.body?.cancel();
	}
}

test('broken links are said where they are, and the page stays', { timeout: LIMIT }, async () => {
	const add = (text: string) => `${text}\n[x](/reference/segmets) [y](#no-such-heading)\n`;
	await during('src/content/docs/quickstart.mdx', add, async () => {
		const text = await said(/no-such-heading/);
		expect(text).toMatch(
			/quickstart\.mdx:\d+:1 {2}link\n.*to \/reference\/segmets, which no page has\n.*\n {2}write: {4}\/reference\/segments\n/,
		);
		expect((await get('/quickstart')).status).toBe(200);
	});
});

test('a wrong path in a sidebar is said, and keeps no page from showing', { timeout: LIMIT }, async () => {
	const change = (text: string) =>
		text.replace('/unleash-academy/foundational', '/unleash-academy/foundation');
	await during('src/config/sidebars/academy.ts', change, async () => {
		const text = await said(/no sidebar lists/);
		expect(text).toMatch(/sidebars\/academy\.ts:\d+:\d+ .*\n.*\/unleash-academy\/foundation, which no page/);
		expect(text).toMatch(/unleash-academy\/foundational\.mdx:1:1 {2}page\n/);
		expect((await get('/quickstart')).status).toBe(200);
		expect((await get('/unleash-academy/introduction')).status).toBe(200);
	});
});

test('a heading that data leads to can be renamed: it is said, and pages stay', {
	timeout: LIMIT,
}, async () => {
	const heading = '## Troubleshooting';
	const change = (text: string) => text.replace(heading, '## Other title');
	await during('src/content/docs/reference/unleash-edge/deploying.mdx', change, async () => {
		expect(await said(/data\/messages\.yaml:\d+:\d+ {2}link\n/)).toContain('deploying#');
		expect((await get('/reference/unleash-edge')).status).toBe(200);
	});
});

test('redirects work as soon as they are saved, and wrong ones are said', { timeout: LIMIT }, async () => {
	const rows = (text: string) =>
		text.replace('aliases = [', "aliases = [['/x-old', '/quickstart'], ['/y-old'],");
	await during('redirects.mjs', rows, async () => {
		expect(await said(/not a pair/)).toMatch(/redirects\.mjs:\d+ {2}\['\/y-old'\]\n/);
		const response = await get('/x-old');
		expect([response.status, response.headers.get('location')]).toEqual([302, '/quickstart']);
		expect((await get('/quickstart')).status).toBe(200);
	});
	await becomes('/x-old', 404);
	for (const wrong of ['aliases = [', 'aliases = noSuchName || [['])
		await during(
			'redirects.mjs',
			(text) => text.replace(/aliases = \[\s*\[/, wrong),
			async () => {
				await said(/redirects\.mjs:\d+:\d+/);
				expect((await get('/quickstart')).status).toBe(200);
			},
		);
});

test('a new page shows at once, and only as a draft', { timeout: LIMIT }, async () => {
	await createPage({ root, kind: 'how-to', route: '/how-to/do-it', title: 'How to do it' });
	expect(await becomes('/how-to/do-it', 200)).toContain('How to do it');
	const file = join(root, 'src/content/docs/how-to/do-it.mdx');
	output = '';
	writeFileSync(file, readFileSync(file, 'utf8').replace('draft: true\n', ''));
	expect(await said(/how-to\/do-it\.mdx:3:15 {2}description\n.*TODO/)).toContain('draft: true until it');
	await becomes('/how-to/do-it', 500);
	expect((await get('/quickstart')).status).toBe(200);
	rmSync(file);
});
