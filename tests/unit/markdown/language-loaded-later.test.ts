import { expect, test, vi } from 'vitest';
import { tokenize } from '~/markdown/code/tokens.ts';

test('a language that is loaded later changes nothing for those that can hold it', async () => {
	vi.stubGlobal('highlighting', undefined);
	const component = (text: string) =>
		`<script lang="ts">\n\tlet a = 1;\n${text}\n</script>\n\n<p class="b">\n\t{a}\n</p>`;
	const before = await tokenize(component('\tlet b = 2;'), 'svelte');
	await tokenize('# Title\n\n```js\nlet a;\n```', 'markdown');
	const after = await tokenize(component('\tlet c = 3;'), 'svelte');
	const classes = (lines: typeof after) => lines.map((line) => line.map((token) => token.class));
	expect(classes(after)).toEqual(classes(before));
	expect(after.flat().filter((token) => token.class !== '').length).toBeGreaterThan(5);
});
