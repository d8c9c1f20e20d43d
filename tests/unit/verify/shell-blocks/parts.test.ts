import { expect, test } from 'vitest';
import { readPages } from '../../../../src/verify/shell-blocks/page.ts';
import { partsOf, wholeOf } from '../../../../src/verify/shell-blocks/parts.ts';

const COURSE = 'src/content/docs/unleash-academy/foundational';

test('a lesson continues its course, and a page of another folder continues none', () => {
	expect(wholeOf(`${COURSE}/retire-the-flag.mdx`)).toBe(`${COURSE}.mdx`);
	for (const file of ['reference/sdks/node', 'reference/unleash-edge/concepts']) {
		expect(wholeOf(`src/content/docs/${file}.mdx`)).toBe(`src/content/docs/${file}.mdx`);
	}
	expect(partsOf('src/content/docs/reference/unleash-edge.mdx')).toEqual([]);
});

test('a part is read with its page and all other parts, in the order of the sidebar', () => {
	const pages = readPages([`${COURSE}/create-your-first-flag.mdx`, `${COURSE}/retire-the-flag.mdx`]);
	expect(pages.map(({ file }) => file)).toEqual([`${COURSE}.mdx`]);
	const files = [...new Set(pages[0]?.steps.map(({ file }) => file))];
	expect(files).toEqual(partsOf(`${COURSE}.mdx`));
	expect(files.at(-1)).toBe(`${COURSE}/retire-the-flag.mdx`);
});
