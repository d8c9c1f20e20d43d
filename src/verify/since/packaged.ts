import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globFiles } from '../../lib/files/file-paths.ts';
import { cacheFolder, withoutScriptSettings } from '../server/packages.ts';
import { documentedServer } from '../upgrade/server-package.ts';
import { type Area, ASIDE, packageFiles } from './products.ts';

/** What nobody searches: two thirds of a package. */
const LEFT_OUT = ['*.map', '*.d.ts', '*.test.js', '*.png', '*.svg', '*.woff2'].map(
	(name) => `--exclude=${name}`,
);

const documented = documentedServer();
const folderOf = (version: string) =>
	version === documented.version ? documented.folder : join(cacheFolder(), 'since', version);

/**
 * Unpacks a published server, without what it depends on, into the cache of the live tests. Each takes about 15 MB.
 *
 * @returns whether it is there
 */
export function unpackServer(version: string): boolean {
	const folder = folderOf(version);
	if (existsSync(folder)) return true;
	const making = `${folder}.part`;
	rmSync(making, { recursive: true, force: true });
	mkdirSync(making, { recursive: true });
	const run = (program: string, ...words: string[]) =>
		spawnSync(program, words, {
			cwd: making,
			encoding: 'utf8',
			env: withoutScriptSettings(),
			timeout: 60_000,
		});
	const packed = run('npm', 'pack', `unleash-server@${version}`, '--silent');
	const archive = packed.stdout?.trim().split('\n').at(-1) ?? '';
	if (packed.status !== 0 || run('tar', '-xzf', archive, ...LEFT_OUT).status !== 0) {
		rmSync(making, { recursive: true, force: true });
		return false;
	}
	renameSync(join(making, 'package'), folder);
	rmSync(making, { recursive: true, force: true });
	return true;
}

const kept = new Map<string, { names: string; text: string }>();

/** Whether an unpacked server has a text in a part of it, in a file or in the path of one. */
export function packageHas(version: string, text: string, area: Area): boolean {
	const { names, text: all } = partOf(version, area);
	return names.includes(text) || all.includes(text);
}

/** Whether a text of the admin UI is still there when its names and spaces have been shortened. */
export const survivesBuild = (text: string, area: Area): boolean =>
	area !== 'admin-ui' || !/['".:()]/.test(text);

function partOf(version: string, area: Area) {
	const key = `${version} ${area}`;
	const known = kept.get(key);
	if (known) return known;
	const folder = folderOf(version);
	const paths = packageFiles[area].flatMap((path) => {
		const full = join(folder, path);
		if (!existsSync(full)) return [];
		if (statSync(full).isFile()) return [path];
		return globFiles('**/*.{js,cjs,mjs,json,sql}', full).map((name) => `${path}/${name}`);
	});
	const counted = paths.filter((path) => !ASIDE.test(path));
	const part = {
		names: counted.join('\n'),
		text: counted.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n'),
	};
	kept.set(key, part);
	return part;
}
