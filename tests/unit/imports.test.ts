import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { listFiles } from '~/lib/files/file-paths.ts';

/** A file of `src` that imports another one. */
type Arrow = readonly [from: string, to: string];

/** Samples are programs of readers. */
const INSIDE = /^src\/(?!samples\/)/;

const SOURCE = /\.(?:astro|css|js|mdx?|mjs|tsx?)$/;

/** Data is no room: it imports nothing, and every room may read it. */
const DATA = /\.(?:json|yaml)$/;

const IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*'((?:~|\.\.?)\/[^'?]+)/g;

const files = listFiles('src')
	.map((file) => join('src', file))
	.filter((file) => INSIDE.test(file) && SOURCE.test(file));

const arrows = files.flatMap((from) =>
	[...readFileSync(from, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']): Arrow[] => {
		const to = path.startsWith('~') ? path.replace('~', 'src') : join(dirname(from), path);
		return INSIDE.test(to) && !DATA.test(to) && existsSync(to) ? [[from, to]] : [];
	}),
);

/** The folder right below `src` that a file is in. */
const roomOf = (file: string) => file.split('/')[1] ?? '';

/** Circles of rooms, each with the files of that of its arrows which the fewest imports make. */
function circlesOf(all: readonly Arrow[]): string[] {
	const between = Map.groupBy(
		all.filter(([from, to]) => roomOf(from) !== roomOf(to)),
		([from, to]) => `${roomOf(from)} -> ${roomOf(to)}`,
	);
	const next = Map.groupBy(
		[...between.keys()].map((key) => key.split(' -> ') as [string, string]),
		([from]) => from,
	);
	const circles = [...next.keys()].flatMap((room) => {
		const ring = wayBack(room, (at) => next.get(at)?.map(([, to]) => to) ?? []);
		if (!ring) return [];
		const keys = ring.slice(1).map((to, index) => `${ring[index]} -> ${to}`);
		const [closing = []] = keys
			.map((key) => between.get(key) ?? [])
			.toSorted((a, b) => a.length - b.length || String(a).localeCompare(String(b)));
		return closing.map((arrow) => arrow.join(' -> '));
	});
	return [...new Set(circles)];
}

/** The shortest way from a room back to itself. */
function wayBack(room: string, next: (room: string) => string[]): string[] | undefined {
	const seen = new Set<string>();
	let ways = [[room]];
	while (ways.length > 0) {
		const longer = ways.flatMap((way) => next(way.at(-1) ?? '').map((to) => [...way, to]));
		const home = longer.find((way) => way.at(-1) === room);
		if (home) return home;
		ways = longer.filter((way) => {
			const to = way.at(-1) ?? '';
			return !seen.has(to) && seen.add(to);
		});
	}
	return undefined;
}

test('no imports run in a circle between the folders of src', () => {
	expect(circlesOf(arrows)).toEqual([]);
});

test('config imports nothing, and lib only config', () => {
	const above = arrows.filter(([from, to]) => {
		const allowed = { config: ['config'], lib: ['config', 'lib'] }[roomOf(from)];
		return allowed && !allowed.includes(roomOf(to)) && !to.startsWith('src/content/');
	});
	expect(above).toEqual([]);
});

test('nothing imports pages, and only commands import verify', () => {
	const below = arrows.filter(
		([from, to]) =>
			roomOf(from) !== roomOf(to) &&
			(roomOf(to) === 'pages' || (roomOf(to) === 'verify' && roomOf(from) !== 'cli')),
	);
	expect(below).toEqual([]);
});

test('an import that closes a circle is named', () => {
	const usual: Arrow[] = [
		['src/ui/components/tabs.ts', 'src/search/rank.ts'],
		['src/ui/components/video.ts', 'src/search/text.ts'],
	];
	const closing: Arrow = ['src/search/index.ts', 'src/ui/components/tabs.ts'];
	expect(circlesOf(usual)).toEqual([]);
	expect(circlesOf([...usual, closing])).toEqual([closing.join(' -> ')]);
});
