import type { Plugin } from 'vite';

/** The style element inside the logo of DocSearch's footer. Our stylesheet colors the logo instead. */
const LOGO_STYLE = /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/g;

/**
 * Vite plugin: takes the one inline style out of DocSearch, which the site's policy would block with a message in
 * the reader's console.
 */
export function docSearchWithoutInlineStyle(): Plugin {
	return {
		name: 'docsearch-without-inline-style',
		transform(code, id) {
			if (!/\/@docsearch\/(react|js)\/dist\/esm\/index\.js/.test(id)) return;
			return { code: withoutInlineStyle(code, id), map: null };
		},
	};
}

/** @throws Error when there is not exactly one such style: DocSearch has changed */
export function withoutInlineStyle(code: string, file: string): string {
	const found = code.match(LOGO_STYLE)?.length ?? 0;
	if (found !== 1) {
		throw new Error(
			`${file}\n  found:    ${found} inline styles in DocSearch's logo\n  expected: 1, as in version 3.9.0\n  write:    the pattern that fits the installed version, in src/islands/search/docsearch-plugin.ts`,
		);
	}
	return code.replace(LOGO_STYLE, 'null');
}
