import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { readScreenshots } from '../../schemas/screenshots/read.ts';
import type { Screenshot } from '../../schemas/screenshots/schema.ts';
import { entrySum, PAGE_FORMS, PICTURES, readTaken, type Taken } from '../../schemas/screenshots/taken.ts';
import { findOrInstallChromium } from '../browsers/find-chromium.ts';
import { caller, signIn } from '../server/call.ts';
import { MissingPrerequisite } from '../server/missing.ts';
import { ADMIN_USER } from '../server/tokens.ts';
import { startWorld } from '../world.ts';
import { difference, pixelsOf, REAL } from './difference.ts';
import { encodeForPages, isEncoded } from './encode.ts';
import { seedPictures } from './seed.ts';
import { hold, type Theme } from './still.ts';
import { takePicture } from './take.ts';

/**
 * `npm run screenshots`: takes the pictures of the manifest that words name, or all, and writes those that changed.
 * With `--encode` it takes none, and writes what pages load of those that are there where that is missing or of
 * another picture.
 */

const themes: Theme[] = ['light', 'dark'];

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			world: { type: 'string' },
			always: { type: 'boolean', default: false },
			encode: { type: 'boolean', default: false },
		},
	});
	const pictures = chosen(readScreenshots(), positionals);
	if (values.encode) {
		for (const name of pictures.keys())
			for (const theme of themes)
				if (!isEncoded(`${name}.${theme}`)) await encodeForPages(`${name}.${theme}`);
		process.exit();
	}
	mkdirSync(PICTURES, { recursive: true });
	mkdirSync('test-results/screenshots', { recursive: true });
	const taken = readTaken();
	const world = values.world
		? { url: values.world, stop: async () => {} }
		: await startWorld({ settle: true });
	const problems: string[] = [];
	try {
		const cookie = await signIn(world.url, ADMIN_USER);
		const call = caller(world.url, undefined, cookie);
		await seedPictures(call);
		const { version } = await call<{ version: string }>('GET', '/api/admin/ui-config');
		const browser = await chromium.launch({
			executablePath: findOrInstallChromium().path,
			args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--no-first-run'],
		});
		const done = await Promise.all(
			themes.map((theme) => takeAll(browser, theme, world.url, cookie, pictures, problems, values.always)),
		).finally(() => browser.close());
		for (const [name, entry] of pictures) {
			if (done.every((names) => names.has(name))) taken[name] = { version, entry: entrySum(entry) };
		}
		writeTaken(taken);
	} finally {
		await world.stop();
	}
	for (const problem of problems) console.error(`\n${problem}`);
	process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
	console.error(error instanceof MissingPrerequisite ? error.message : error);
	process.exitCode = 1;
}

function chosen(all: Map<string, Screenshot>, names: string[]): Map<string, Screenshot> {
	const unknown = names.find((name) => !all.has(name));
	if (unknown) {
		const meant = nearest(unknown, all.keys(), Number.POSITIVE_INFINITY);
		throw problem({
			where: 'npm run screenshots',
			found: unknown,
			expected: 'names of src/content/screenshots, or none for all',
			write: `npm run screenshots -- ${meant}`,
		});
	}
	return names.length === 0 ? all : new Map([...all].filter(([name]) => names.includes(name)));
}

/** Takes pictures in one theme, one after the other; the result holds the names of those that worked. */
async function takeAll(
	browser: Browser,
	theme: Theme,
	url: string,
	cookie: string,
	pictures: Map<string, Screenshot>,
	problems: string[],
	always: boolean,
): Promise<Set<string>> {
	const open = async (signedIn: boolean) => {
		const context = await browser.newContext({
			deviceScaleFactor: 2,
			locale: 'en-US',
			timezoneId: 'UTC',
			reducedMotion: 'reduce',
			colorScheme: theme,
			serviceWorkers: 'block',
		});
		await hold(context, theme, { url, filled: Date.now() });
		if (signedIn) await context.addCookies(cookie.split('; ').map((pair) => cookieOf(pair, url)));
		return context;
	};
	const [member, visitor] = [await open(true), await open(false)];
	const done = new Set<string>();
	for (const [name, entry] of pictures) {
		try {
			const png = await takePicture(entry.signedOut ? visitor : member, url, name, entry);
			const said = await write(`${PICTURES}/${name}.${theme}.webp`, png, always);
			console.log(`${name.padEnd(28)} ${theme.padEnd(6)} ${said}`);
			done.add(name);
		} catch (error) {
			problems.push(String(error instanceof Error ? error.message : error));
			console.log(`${name.padEnd(28)} ${theme.padEnd(6)} failed`);
		}
	}
	return done;
}

function cookieOf(pair: string, url: string): { name: string; value: string; url: string } {
	const at = pair.indexOf('=');
	return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
}

/** Writes a picture unless the file shows the same. */
async function write(path: string, png: Buffer, always: boolean): Promise<string> {
	const part = existsSync(path) ? difference(await pixelsOf(path), await pixelsOf(png)) : 1;
	if (part <= REAL && !always) return `unchanged (${(part * 100).toFixed(3)} %)`;
	await sharp(png).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(path);
	await encodeForPages(basename(path, '.webp'));
	return `written   (${(part * 100).toFixed(3)} %)`;
}

function writeTaken(taken: Record<string, Taken>): void {
	const all = readScreenshots();
	for (const name of Object.keys(taken)) {
		if (all.has(name)) continue;
		delete taken[name];
		for (const theme of themes)
			for (const ending of ['.webp', ...PAGE_FORMS.map((form) => form.ending)])
				rmSync(`${PICTURES}/${name}.${theme}${ending}`, { force: true });
	}
	const sorted = Object.fromEntries(Object.entries(taken).sort(([a], [b]) => a.localeCompare(b, 'en')));
	writeFileSync(`${PICTURES}/taken.json`, `${JSON.stringify(sorted, null, 2)}\n`);
}
