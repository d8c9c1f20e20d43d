import { nearest } from '~/site/nearest.ts';
import { extractRegion } from './regions.ts';

const ROOT = '/src/samples/';

/** Loads one file as text. */
type Load = () => Promise<unknown>;

const files = import.meta.glob<string>(
	['/src/samples/**/*', '!**/node_modules/**', '!**/*.{png,jar,lock,zip}'],
	{
		query: '?raw',
		import: 'default',
	},
);

/**
 * The code of a sample as a page shows it.
 *
 * @param file path under `src/samples`, such as `node/quickstart.mjs`
 * @param region part to show; the whole file without it
 * @param where page that shows it, for errors
 * @param known files that exist, by path from the root of the project
 * @throws Error naming the page and the nearest file, or the file and its regions
 */
export async function readSample(
	file: string,
	region: string | undefined,
	where: string,
	known: Record<string, Load> = files,
): Promise<string> {
	const load = known[ROOT + file];
	if (!load) {
		const names = Object.keys(known).map((path) => path.slice(ROOT.length));
		const meant = nearest(file, names, Number.POSITIVE_INFINITY);
		throw new Error(
			`${where}\n  found:    <Sample file="${file}" />\n  expected: a file in src/samples\n  write:    ${meant ? `<Sample file="${meant}" />` : `the file src/samples/${file}`}`,
		);
	}
	return extractRegion(String(await load()), region, `src/samples/${file}`);
}
