import { expect, test } from 'vitest';
import { formatProblem } from '../../src/lib/diagnostics/build-error.ts';
import { nearest } from '../../src/lib/diagnostics/nearest.ts';
import { askedFiles } from '../../src/schemas/data/asked.ts';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { readBuilt } from './built-site.ts';
import { readIndex } from './read-index.ts';

const places = askedFiles.flatMap((name) =>
	Object.entries(readFacts(name)).map(([place, texts]) => ({ name, place, texts })),
);

test('what readers type leads to pages and sections that are there', () => {
	const { pages } = readIndex((path) => JSON.parse(readBuilt(path)));
	const known = new Set(
		pages.flatMap(({ url, sections }) => [url, ...sections.map(({ anchor }) => `${url}#${anchor}`)]),
	);
	const lost = places.filter(({ place }) => !known.has(place));
	const mend = ({ name, place }: (typeof places)[number]) =>
		formatProblem({
			where: `src/content/data/${name}.yaml  ${place}`,
			found: 'no such page or section, as when a heading was reworded',
			expected: 'an address of a page that can be searched, or of one of its sections',
			write: nearest(place, known) ?? 'the page alone',
		});
	expect(lost.map(mend)).toEqual([]);
});

test('what readers type leads to one place', () => {
	const all = places.flatMap(({ place, texts }) =>
		texts.map((text) => ({ place, text: text.toLowerCase() })),
	);
	const byText = Map.groupBy(all, ({ text }) => text);
	const several = [...byText.values()].filter(({ length }) => length > 1);
	expect(several.map((own) => `${own[0]?.text}: ${own.map(({ place }) => place).join(', ')}`)).toEqual([]);
});
