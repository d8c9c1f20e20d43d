import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { measured, type Size, sizeOf } from './commands.ts';
import { writeReport } from './report.ts';
import { WORKSHOP } from './sites.ts';

/**
 * `npm run bench:scale -- 2000 5000`: multiplies the real pages in a temporary copy of the project until there are as many
 * as named, builds each size, and notes in `RESULTS.md` what grows faster than the pages do.
 */

/** Pages that may be there once only. */
const ONCE = /^(?:404|offline|search|index)\.mdx$|^writing\//;
const DOCS = 'src/content/docs';
/** Signs of a title that leave room for the number of the copy. */
const TITLE = 50;
/** Folders that all sizes share. */
const LINKED = ['node_modules', 'public', 'src/assets', 'src/samples'];

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0 || sizes.some((size) => !(size > 0)))
	throw new Error(
		`Sizes\n  found:    ${process.argv.slice(2).join(' ')}\n  expected: numbers of pages, as in: npm run bench:scale -- 2000 5000`,
	);

const rows = [0, ...sizes].map((size) => {
	const { build, dist, peak } = buildAt(size);
	return rowOf(sizeOf(dist), build.cpu, build.seconds, peak);
});
writeReport({
	scale: {
		how: 'Copies of the real guides below folders of their own; the API stays as it is. First row: the site itself. All without caches. Compare the last columns: they are flat where nothing grows faster than the pages.',
		head: [
			'Pages',
			'CPU seconds',
			'Seconds',
			'Peak memory, MB',
			'Output, MB',
			'CPU ms a page',
			'Output KB a page',
			'MB a 1,000 pages',
		],
		rows,
	},
});

function rowOf({ pages, bytes }: Size, cpu: number, seconds: number, peak: number): number[] {
	const round = (value: number) => Math.round(value);
	return [
		pages,
		round(cpu),
		round(seconds),
		round(peak),
		round(bytes / 1e6),
		round((1000 * cpu) / pages),
		round(bytes / 1000 / pages),
		round((1000 * peak) / pages),
	];
}

function buildAt(size: number) {
	const root = join(WORKSHOP, `scale-${size}`);
	rmSync(root, { recursive: true, force: true });
	mkdirSync(root, { recursive: true });
	copyProject(root);
	multiply(root, size);
	const astro = resolve('node_modules/astro/bin/astro.mjs');
	const note = join(root, 'peak.txt');
	writeFileSync(
		join(root, 'peak.mjs'),
		`import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(note)}, String(process.resourceUsage().maxRSS)));\n`,
	);
	const build = measured(
		`"${process.execPath}" --max-old-space-size=12000 --import ./peak.mjs "${astro}" build --root "${root}"`,
		root,
	);
	return { build, dist: join(root, 'dist'), peak: Number(readFileSync(note, 'utf8')) / 1000 };
}

function copyProject(root: string): void {
	for (const file of ['content.config.ts', 'package.json', 'tsconfig.json', 'redirects.mjs'])
		cpSync(file, join(root, file));
	cpSync('astro.config.mts', join(root, 'site.config.mts'));
	writeFileSync(
		join(root, 'astro.config.mts'),
		`import config from './site.config.mts';\nexport default { ...config, cacheDir: './.cache', vite: { ...config.vite, cacheDir: './.cache/vite' } };\n`,
	);
	cpSync('src', join(root, 'src'), { recursive: true, filter: (path) => !LINKED.includes(path) });
	for (const folder of LINKED) symlinkSync(resolve(folder), join(root, folder));
}

/** Copies guides, one after the other, below folders that count up. Their titles say which copy they are. */
function multiply(root: string, size: number): void {
	const guides = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(
		(file) => file.endsWith('.mdx') && !ONCE.test(file),
	);
	const existing = sizeOf('dist').pages;
	for (let made = 0; made < size - existing; made++) {
		const file = guides[made % guides.length] ?? '';
		const copy = 1 + Math.floor(made / guides.length);
		const target = join(root, DOCS, `copy-${copy}`, file);
		mkdirSync(dirname(target), { recursive: true });
		const title = (_: string, quote: string, text: string) =>
			`title: ${quote}${text.slice(0, TITLE)} ${copy}${quote}`;
		writeFileSync(target, readFileSync(join(DOCS, file), 'utf8').replace(/^title: (['"]?)(.*)\1$/m, title));
	}
}
