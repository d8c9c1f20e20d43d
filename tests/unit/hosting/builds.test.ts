import { randomBytes } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeMark } from '~/hosting/build-mark.ts';
import { BUILD_MARK, HOSTING_FILE } from '~/hosting/hosts/host-files.ts';
import { createSiteServer } from '~/hosting/serve.ts';
import { Builds } from '~/hosting/server/builds.ts';
import { collectGarbage } from '~/hosting/server/collect-garbage.ts';
import { listening } from '../../listening.ts';

let root: string;
let dist: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'builds-'));
	dist = join(root, 'dist');
	build(1);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a build whose pages name their own styles. The mark comes last. */
function build(version: number, folder = dist): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(join(folder, '_astro'), { recursive: true });
	writeFileSync(join(folder, 'index.html'), `page ${version} with /_astro/${version}.css`);
	writeFileSync(join(folder, '404.html'), `missing ${version}`);
	writeFileSync(join(folder, `only-${version}.html`), 'a page');
	writeFileSync(join(folder, 'same.txt'), 'the same in every build');
	writeFileSync(join(folder, `_astro/${version}.css`), `styles ${version}`);
	writeFileSync(join(folder, BUILD_MARK), String(version));
}

const textOf = (builds: Builds, path: string) => builds.current.files.get(path)?.body.toString();

test('a new build takes the place of the old one at once, with its pages gone and its hashed files kept', async () => {
	const builds = await Builds.open(dist);
	build(2);
	expect(textOf(builds, '/index.html')).toContain('page 1');
	expect(await builds.refresh()).toBe(true);
	expect(textOf(builds, '/index.html')).toContain('page 2');
	expect(textOf(builds, '/only-1.html')).toBeUndefined();
	expect(textOf(builds, '/_astro/1.css')).toBe('styles 1');
	expect(textOf(builds, '/_astro/2.css')).toBe('styles 2');
	expect(await builds.refresh()).toBe(false);
});

test('hashed files of builds long gone are not kept', async () => {
	const builds = await Builds.open(dist);
	for (let version = 2; version <= 6; version++) {
		build(version);
		await builds.refresh();
	}
	expect([...builds.current.files.keys()].filter((path) => path.startsWith('/_astro/')).sort()).toEqual(
		[3, 4, 5, 6].map((version) => `/_astro/${version}.css`),
	);
});

test('after ten deploys, memory has one page of each path: hashed files that are kept free the rest of their build', async () => {
	const deploy = (version: number) => {
		build(version);
		const script = randomBytes(200_000);
		writeFileSync(join(dist, `_astro/${version}.js`), script);
		writeFileSync(join(dist, `_astro/${version}.js.gz`), gzipSync(script));
		writeFileSync(join(dist, 'large.html'), randomBytes(20_000));
		writeFileSync(join(dist, BUILD_MARK), String(version));
	};
	deploy(1);
	const builds = await Builds.open(dist);
	const pageInMemory = () => new WeakRef(Object(builds.current.files.get('/large.html')?.body));
	const pages = [pageInMemory()];
	for (let version = 2; version <= 10; version++) {
		deploy(version);
		await builds.refresh();
		pages.push(pageInMemory());
	}
	await turn();
	collectGarbage();
	expect(pages.flatMap((page, at) => (page.deref() ? [at + 1] : []))).toEqual([10]);
	expect(builds.current.files.get('/_astro/7.js')?.body.length).toBe(200_000);
});

describe('while a build is copied over the one before, with its mark first and pauses', () => {
	const made = () => join(root, 'made');
	const copy = (file: string) => cpSync(join(made(), file), join(dist, file));
	beforeEach(() => {
		build(2, made());
		writeFileSync(join(made(), HOSTING_FILE), JSON.stringify({ redirects: [], prefixes: [], policy: 'two' }));
		writeMark(made());
	});

	test('the one before is served until the last file has arrived', async () => {
		const builds = await Builds.open(dist);
		const mark = readFileSync(join(made(), BUILD_MARK), 'utf8');
		writeFileSync(join(dist, BUILD_MARK), mark.slice(0, mark.length / 2));
		expect(await builds.refresh()).toBe(false);
		copy(BUILD_MARK);
		for (const file of ['_astro/2.css', '404.html', 'only-2.html', 'index.html']) {
			expect(await builds.refresh()).toBe(false);
			await expect(builds.refresh()).rejects.toThrow(/found: .*\n.*whole build/);
			expect(textOf(builds, '/index.html')).toContain('page 1');
			copy(file);
		}
		expect(await builds.refresh()).toBe(false);
		await expect(builds.refresh()).rejects.toThrow(`${HOSTING_FILE}\n  found:    no such file`);
		copy(HOSTING_FILE);
		expect(await builds.refresh()).toBe(true);
		expect(textOf(builds, '/index.html')).toContain('page 2');
		expect(textOf(builds, '/_astro/1.css')).toBe('styles 1');
		expect(builds.current.policy).toBe('two');
		expect(await builds.refresh()).toBe(false);
	});

	test('a dangling symbolic link in place of a file is a missing one, and a further link changes nothing', async () => {
		const builds = await Builds.open(dist);
		cpSync(made(), dist, { recursive: true });
		rmSync(join(dist, 'only-2.html'));
		symlinkSync('missing.html', join(dist, 'only-2.html'));
		symlinkSync('circle', join(dist, 'circle'));
		expect(await builds.refresh()).toBe(false);
		await expect(builds.refresh()).rejects.toThrow('only-2.html\n  found:    no such file');
		rmSync(join(dist, 'only-2.html'));
		copy('only-2.html');
		expect(await builds.refresh()).toBe(true);
		expect(textOf(builds, '/only-2.html')).toBe('a page');
	});

	test.each(['index.html', HOSTING_FILE])('a part of %s is not taken for the whole', async (file) => {
		const builds = await Builds.open(dist);
		cpSync(made(), dist, { recursive: true });
		truncateSync(join(dist, file), 5);
		expect(await builds.refresh()).toBe(false);
		await expect(builds.refresh()).rejects.toThrow(`${file}\n  found:    another content`);
		await expect(Builds.open(dist)).rejects.toThrow(/write: {4}npm run build, or copy the rest/);
	});
});

test('a file that was changed or added after the build is served once its line is out of the mark', async () => {
	writeMark(dist);
	writeFileSync(join(dist, 'index.html'), 'changed');
	writeFileSync(join(dist, 'added.txt'), 'added');
	await expect(Builds.open(dist)).rejects.toThrow('remove its line');
	const lines = readFileSync(join(dist, BUILD_MARK), 'utf8').split('\n');
	writeFileSync(join(dist, BUILD_MARK), lines.filter((line) => !line.endsWith(' /index.html')).join('\n'));
	const builds = await Builds.open(dist);
	expect(textOf(builds, '/index.html')).toBe('changed');
	expect(textOf(builds, '/added.txt')).toBe('added');
});

test('symbolic links that lead nowhere or in a circle are left out', async () => {
	symlinkSync('missing.html', join(dist, 'dangling.html'));
	symlinkSync('circle.html', join(dist, 'circle.html'));
	const builds = await Builds.open(dist);
	expect(textOf(builds, '/index.html')).toContain('page 1');
	expect(textOf(builds, '/dangling.html')).toBeUndefined();
	expect(textOf(builds, '/circle.html')).toBeUndefined();
});

test('validators change exactly when content does', async () => {
	const builds = await Builds.open(dist);
	const before = builds.current.files;
	build(2);
	await builds.refresh();
	const etags = (path: string) => [before, builds.current.files].map((files) => files.get(path)?.etag);
	const [one, two] = etags('/index.html');
	expect(one).not.toBe(two);
	const [same, again] = etags('/same.txt');
	expect(same).toBe(again);
});

test.each<[string, () => void]>([
	['is emptied', () => rmSync(dist, { recursive: true })],
	['is built again', () => rmSync(join(dist, BUILD_MARK))],
	[
		'lost a page that every build has',
		() => {
			build(2);
			rmSync(join(dist, '404.html'));
		},
	],
])('while the folder %s, the build before is served', async (_, change) => {
	const builds = await Builds.open(dist);
	change();
	expect(await builds.refresh()).toBe(false);
	expect(textOf(builds, '/index.html')).toContain('page 1');
	build(3);
	expect(await builds.refresh()).toBe(true);
	expect(textOf(builds, '/index.html')).toContain('page 3');
});

test('a folder that changes while it is read is read again, so that builds never mix', async () => {
	const builds = await Builds.open(dist);
	build(2);
	const reading = builds.refresh();
	build(3);
	expect(await reading).toBe(false);
	expect(await builds.refresh()).toBe(true);
	expect(textOf(builds, '/index.html')).toContain('page 3');
	expect(textOf(builds, '/_astro/2.css')).toBeUndefined();
});

test('a folder that is put in place of the old one is a new build, also with an older mark', async () => {
	cpSync(dist, join(root, 'older'), { recursive: true, preserveTimestamps: true });
	build(2);
	const builds = await Builds.open(dist);
	renameSync(dist, join(root, 'newer'));
	renameSync(join(root, 'older'), dist);
	expect(await builds.refresh()).toBe(true);
	expect(textOf(builds, '/index.html')).toContain('page 1');
});

test.each([
	['is missing', () => rmSync(dist, { recursive: true })],
	['is not whole', () => rmSync(join(dist, BUILD_MARK))],
])('a folder that %s is refused with what to do', async (_, change) => {
	change();
	await expect(Builds.open(dist)).rejects.toThrow(/write: {4}npm run build/);
});

test('a running server shows a new build, while readers of the old page still get its files', async () => {
	const server = await createSiteServer(dist);
	const { origin } = await listening(server);
	const get = (path: string, headers = {}) => fetch(origin + path, { headers });
	const first = await get('/');
	expect(await first.text()).toContain('page 1');
	build(2);
	const conditions = { 'If-None-Match': first.headers.get('etag') ?? '' };
	await expect.poll(async () => (await get('/', conditions)).status, { timeout: 100_000 }).toBe(200);
	const statuses = ['/', '/_astro/1.css', '/_astro/2.css', '/only-1', '/only-2'].map(
		async (path) => (await get(path)).status,
	);
	expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 200]);
	server.stop();
});
