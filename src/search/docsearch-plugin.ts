import { fileURLToPath } from 'node:url';
import { problem } from '../lib/diagnostics/build-error.ts';
import { toPosixPath } from '../lib/files/file-paths.ts';

/** A place in DocSearch that would fail readers, most by the site's security policy, or weighs without use, and what stands there instead. */
interface Fix {
	what: string;
	pattern: RegExp;
	instead: string;
}

const DOCSEARCH = /\/@docsearch\/(react|js)\/dist\/esm\/index\.js/;

const PIECES = toPosixPath(fileURLToPath(new URL('./pieces.ts', import.meta.url)));

const FIXES: readonly Fix[] = [
	{
		what: "inline style in the logo, which the site's stylesheet colors",
		pattern: /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/g,
		instead: 'null',
	},
	{
		what: 'text of a hit that becomes markup',
		pattern:
			/return (\w+)\(([^;]{1,80}?)dangerouslySetInnerHTML:\{__html:(\w+\(\w+,"_snippetResult\."\.concat\(\w+,"\.value"\)\)\|\|\w+\(\w+,\w+\))\}\}\)\)/g,
		instead:
			'return $1($2children:piecesOf($3).map((piece,key)=>piece.marked?$1("mark",{key},piece.text):piece.text)}))',
	},
	{
		what: 'note of a search, which throws where storage is full, before the result opens',
		pattern: /return (window\.localStorage\.setItem\(\w+,JSON\.stringify\(\w+\)\))/g,
		instead: 'try{$1}catch{}',
	},
	{
		what: "making of Algolia's client, a fifth of DocSearch, for which `transformSearchClient` puts ours; the loader of other sites calls one of its methods",
		pattern:
			/\bvar \w+=function\([\w,]+\)\{if\(!\w+\|\|"string"!=typeof \w+\)throw new Error\("`appId` is.{1,9000}?addAlgoliaAgent\("docsearch-react",\w+\),(\w+)\(\w+\)\}\),\[\w+,\w+,\1\]\)/g,
		instead: 'return $1({addAlgoliaAgent(){}})}),[$1])',
	},
];

/**
 * Plugin of the bundler: takes out of DocSearch what a strict security policy blocks, here and on other sites, and what nobody uses.
 *
 * @throws {BuildError} when a bundle for readers holds no file of DocSearch by the name that it had so far
 */
export function docSearchForStrictPolicy() {
	let mended = false;
	return {
		name: 'docsearch-for-strict-policy',
		transform(code: string, id: string) {
			// Vite passes slashes on every system; Rolldown on its own, which builds the embedded search, doesn't.
			if (!DOCSEARCH.test(toPosixPath(id))) return;
			mended = true;
			return { code: forStrictPolicy(code, id), map: null };
		},
		generateBundle(this: { environment?: { name: string } }) {
			if (mended || (this.environment?.name ?? 'client') !== 'client') return;
			throw problem({
				where: 'node_modules/@docsearch',
				found: 'no module dist/esm/index.js',
				expected: 'one that holds DocSearch, as in version 3.9.0',
				write: 'the file of the installed version, in src/search/docsearch-plugin.ts',
			});
		},
	};
}

/** @throws {BuildError} when a place is not there exactly once: DocSearch has changed */
export function forStrictPolicy(code: string, file: string): string {
	let fixed = code;
	for (const { what, pattern, instead } of FIXES) {
		const found = fixed.match(pattern)?.length ?? 0;
		if (found !== 1) {
			throw problem({
				where: file,
				found: `${found} times: ${what}`,
				expected: 'once, as in version 3.9.0',
				write: 'the pattern that fits the installed version, in src/search/docsearch-plugin.ts',
			});
		}
		fixed = fixed.replace(pattern, instead);
	}
	return `import{piecesOf}from${JSON.stringify(PIECES)};${fixed}`;
}
