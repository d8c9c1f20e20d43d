import type { Problem } from '../../lib/diagnostics/build-error.ts';
import { SAMPLES, unusedSamples } from './samples.ts';
import { filesOf, readSources, type Source } from './sources.ts';
import { TEXTS, unusedTexts } from './texts.ts';

const MANIFEST = 'src/samples/manifest.yaml';
const SCREENSHOTS = 'src/content/screenshots/pictures/';

/** Folders with one entry a file, which pages show by name with the component. */
const ENTRIES = {
	'src/content/diagrams': 'Diagram',
	'src/content/screens': 'Screen',
	'src/content/data/decisions': 'DecisionTable',
};

/** Content that no page shows and no code reads: samples, diagrams, screens, decisions, pictures, data, and texts. */
export function unusedContent(root = '.', sources = readSources(root)): Problem[] {
	const files = (pattern: string) => filesOf(pattern, root).filter((file) => file !== MANIFEST);
	const naming = sources.filter(({ file }) => file !== MANIFEST);
	const unnamed = (pattern: string, nameIn: (file: string) => RegExp) =>
		files(pattern).filter((own) => !isNamed(own, nameIn(own), naming));
	const pictures = unnamed('src/content/screenshots/{pictures,writing}/**/*', nameOfPicture).filter(
		(file) => !file.endsWith('.json'),
	);
	return [
		...unusedSamples(files(`${SAMPLES}**/*`), naming).map(toDelete('a sample that no page shows')),
		...Object.entries(ENTRIES).flatMap(([folder, component]) =>
			unnamed(`${folder}/*.yaml`, quoted).map(toDelete(`an entry that no <${component}> shows`)),
		),
		...pictures.map(toDelete('a picture that no page shows')),
		...unnamed('src/content/data/*.yaml', quoted).map(toDelete('data that nothing reads')),
		...unusedTexts(sources).map((name) => ({
			where: `${TEXTS}: ${name}`,
			found: 'a text that nothing shows',
			write: 'nothing: delete the line, in other languages too',
		})),
	];
}

const toDelete = (found: string) => (where: string) => ({
	where,
	found,
	write: 'nothing: delete the file, or show it',
});

function isNamed(own: string, name: RegExp, naming: readonly Source[]): boolean {
	const plain = entryOf(own);
	// The plain search is a hundred times as fast.
	return naming.some(({ file, text }) => file !== own && text.includes(plain) && name.test(text));
}

/** Name of the entry that a file is, or belongs to, as `create-flag.dark.1x.avif` does. */
const entryOf = (file: string) => file.replace(/^.*\/|(?:\.(?:dark|light))?(?:\.[12]x)?\.\w+$/g, '');

/** A name in quotes of any kind, as attributes, imports and keys have it, or the key of a map. */
function quoted(file: string): RegExp {
	const name = RegExp.escape(entryOf(file));
	return new RegExp(`['"\`/]${name}['"\`.]|^\\s*${name}: (?:data\\(|\\{ file)`, 'm');
}

/** Pictures of the admin UI have an entry, as `create-flag.dark.webp`; others stand in pages with their path. */
function nameOfPicture(file: string): RegExp {
	if (!file.startsWith(SCREENSHOTS)) return new RegExp(RegExp.escape(file.slice('src/content/'.length)));
	const entry = RegExp.escape(entryOf(file));
	return new RegExp(`<Screenshot[^>]*name=["']${entry}["']`);
}
