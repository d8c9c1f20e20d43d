import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { listFiles } from '../../lib/files/file-paths.ts';

/** The inline style and scripts that Astro puts before a page's first island. */
const INLINE = /<style>astro-island[^<]*<\/style>(?:<script>[\s\S]*?<\/script>)+/;

/**
 * Takes the scripts that start islands out of every page: `islands.client.ts` does that with less, and the
 * security policy needs no entry for them. Their style is in `styles/base.css`.
 */
export default function islandRuntime(): AstroIntegration {
	return {
		name: 'island-runtime',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				let pages = 0;
				for (const file of listFiles(folder, '.html')) {
					const html = await readFile(join(folder, file), 'utf8');
					if (!html.includes('<astro-island')) continue;
					pages++;
					await writeFile(
						join(folder, file),
						plainIslands(dropRuntime(dropReplaced(html, file), file), file),
					);
				}
				logger.info(`islands of ${pages} pages`);
			},
		},
	};
}

/** What this site replaces of Starlight on every page. */
const REPLACED = [
	{
		what: 'the link to its print styles, for which styles/print.css stands',
		pattern: /<link rel="stylesheet" href="[^"]*\/print\.[^"]*" media="print">/g,
		times: 1,
		instead: '',
	},
	{
		what: "the script that keeps its sidebar's state, for which client/sidebar.client.ts stands",
		pattern: /<script type="module" src="[^"]*\/Page\.[^"]*\.js"><\/script>/g,
		times: 1,
		instead: '',
	},
	{
		what: 'classes of its page frame on html, body and main',
		pattern: /(<(?:html|body|main)\b[^>]*?) class="astro-\w+"/g,
		times: 3,
		instead: '$1',
	},
] as const;

/**
 * Drops what this site replaces of Starlight.
 *
 * @throws {BuildError} if a page does not have it in the form, and as often, as Starlight wrote it so far
 */
export function dropReplaced(html: string, file: string): string {
	return REPLACED.reduce((page, { what, pattern, times, instead }) => {
		const found = page.match(pattern)?.length ?? 0;
		if (found !== times) throw changed(file, `${found} times: ${what}`, `${times} times`);
		return page.replace(pattern, instead);
	}, html);
}

/** The problem of a page that Astro or Starlight writes otherwise than so far. */
function changed(where: string, found: string, expected: string) {
	return problem({ where, found, expected, write: 'the new form in src/ui/islands/runtime.ts' });
}

const ISLAND = /<astro-island ([^>]*)>/g;

/**
 * Writes the tags of islands as `islands.client.ts` reads them: addresses of component and renderer, properties
 * as JSON without Astro's types, and the value of the directive. Drops the slash with which React ends an input: HTML
 * has none there.
 *
 * @throws Error when a property is neither text, number nor switch, or an island is loaded by another directive
 */
export function plainIslands(html: string, file: string): string {
	const plain = html.replaceAll('<!--astro:end-->', '').replaceAll(/(<input [^>]*)\/>/g, '$1>');
	const islands = plain.split('<astro-island').length - 1;
	const tags = plain.match(ISLAND)?.length ?? 0;
	if (tags !== islands) throw changed(file, `${islands} islands, ${tags} of them readable`, 'all of them');
	const comment = /<!--astro:.*?-->/.exec(plain)?.[0];
	if (comment) throw changed(file, comment, 'no comment of Astro but <!--astro:end-->');
	return plain.replace(ISLAND, (_, written: string) => {
		const read = (name: string) => {
			const value = new RegExp(`\\b${name}="([^"]*)"`).exec(written)?.[1];
			if (value === undefined) throw changed(file, `<astro-island ${written}>`, `the attribute ${name}`);
			return value.replaceAll('&quot;', '"');
		};
		const named = `${file}, island ${JSON.parse(read('opts')).name}`;
		if (read('client') !== 'intent') {
			throw problem({
				where: named,
				found: `client:${read('client')}`,
				expected: 'client:intent, the only one that built pages can start',
				write: 'client:intent',
			});
		}
		const { value } = JSON.parse(read('opts'));
		const opts = typeof value === 'string' ? ` opts="${value}"` : '';
		return `<astro-island component-url="${read('component-url')}" renderer-url="${read('renderer-url')}" props='${plainProps(read('props'), named)}' ssr${opts}>`;
	});
}

/** Astro writes `{"label":[0,"Search"]}`, where 0 stands for a plain value. */
function plainProps(json: string, island: string): string {
	const props = Object.entries(JSON.parse(json) as Record<string, [number, unknown]>);
	for (const [name, [type, value]] of props) {
		if (type === 0 && (value === null || typeof value !== 'object')) continue;
		throw problem({
			where: island,
			found: `the property ${name} with ${JSON.stringify(value)}`,
			expected: 'text, a number, true or false',
			write: 'one property for each value',
		});
	}
	const plain = Object.fromEntries(props.map(([name, [, value]]) => [name, value]));
	return JSON.stringify(plain).replaceAll("'", '&#39;');
}

/**
 * Takes Astro's island scripts out of one page.
 *
 * @throws Error if the page has islands but not the scripts in the form that Astro writes
 */
export function dropRuntime(html: string, file: string): string {
	if (!INLINE.test(html)) {
		throw changed(file, 'islands whose scripts have another form', 'the scripts that Astro wrote so far');
	}
	return html.replace(INLINE, '');
}
