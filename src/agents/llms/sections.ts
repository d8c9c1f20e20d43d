import { problem } from '../../lib/diagnostics/build-error.ts';
import { languages } from '../../lib/languages.ts';
import { lastVersion, placeOf } from '../../lib/urls/places.ts';
import { findPlace } from '../../navigation/find.ts';
import { sidebars } from '../../navigation/sidebars.ts';
import { walk } from '../../navigation/walk.ts';
import type { Twin } from '../twins/twin.ts';

/** Pages that belong together. */
export interface LlmsSection {
	label: string;
	/** Name of its file. */
	slug: string;
	twins: Twin[];
}

/** Section of what is only of use to some: pages for writers, lists, and operations that are gone. */
const OPTIONAL = 'Optional';
/** Section of pages that stand in no other, such as the home page. */
const START = 'Start';

/** Comes last, because it is as large as all others together. */
const LARGEST = 'API reference';

/** Paths of all pages in the order in which sidebars show them. */
function readingOrder(): Map<string, number> {
	const paths = sidebars.flatMap((sidebar) =>
		[...walk(sidebar)].map(({ trail }) => trail.at(-1)?.page ?? ''),
	);
	return new Map([...new Set(paths)].map((path, index) => [path, index]));
}

/**
 * The pages of the newest version in the first language by section, in reading order. `Optional` is the name that the
 * convention of llms.txt gives to what may be left out.
 *
 * @throws {BuildError} when two sections would have one file
 */
export function sectionsOf(twins: readonly Twin[]): LlmsSection[] {
	const order = readingOrder();
	const rank = (path: string) => order.get(path) ?? Number.POSITIVE_INFINITY;
	const ours = twins.filter(({ path }) => {
		const { language, version } = placeOf(path);
		return language === languages[0] && version === lastVersion;
	});
	const sorted = ours.toSorted((a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : 1));
	const groups = Map.groupBy(sorted, ({ path, hidden, section }) =>
		hidden ? OPTIONAL : (findPlace(path)?.trail[0].label ?? section ?? START),
	);
	const weight = (label: string) =>
		label === START ? -1 : label === OPTIONAL ? 2 : label === LARGEST ? 1 : 0;
	const sections = [...groups]
		.map(([label, members]) => ({ label, slug: slugOf(label), twins: members }))
		.sort((a, b) => weight(a.label) - weight(b.label));
	const slugs = sections.map(({ slug }) => slug);
	const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
	if (twice === undefined) return sections;
	throw problem({
		where: 'llms.txt',
		found: `two sections whose file would be ${twice}.txt`,
		expected: 'one',
	});
}

function slugOf(label: string): string {
	return label
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
