import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The inline style and scripts that Astro puts before a page's first island. */
const INLINE = /<style>astro-island[^<]*<\/style>((?:<script>[\s\S]*?<\/script>)+)/;

/**
 * Moves the scripts that start islands out of every page into one file that browsers keep. Pages become
 * lighter, and the security policy needs no entry for them. Their style is in `styles/base.css`.
 */
export default function islandRuntime(): AstroIntegration {
	return {
		name: 'island-runtime',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				const written = new Set<string>();
				const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
				for (const file of files) {
					const html = await readFile(join(folder, file), 'utf8');
					if (!html.includes('<astro-island')) continue;
					const { page, script, name } = extractRuntime(slimIslands(dropReplaced(html)), file);
					if (!written.has(name)) await writeFile(join(folder, name), script);
					written.add(name);
					await writeFile(join(folder, file), page);
				}
				logger.info(`${written.size} script(s) start the islands of ${files.length} pages`);
			},
		},
	};
}

/**
 * Drops two files of Starlight that this site replaces: its print styles (`styles/print.css`) and the script
 * that keeps its sidebar's state (`client/sidebar.client.ts`).
 */
export function dropReplaced(html: string): string {
	return html
		.replace(/<link rel="stylesheet" href="[^"]*\/print\.[^"]*" media="print">/, '')
		.replace(/<script type="module" src="[^"]*\/Page\.[^"]*\.js"><\/script>/, '');
}

const ISLAND = /<astro-island [^>]*>/g;

/**
 * Drops what the tags of islands repeat or never use: ids that only nested islands need, the name of the default
 * export, the name of the component beside its address. Quotes inside attributes need no escapes in apostrophes.
 */
export function slimIslands(html: string): string {
	return html.replace(ISLAND, (tag) =>
		tag
			.replace(/ uid="[^"]*"| component-export="default"/g, '')
			.replace(/&quot;name&quot;:&quot;\w+&quot;,/, '')
			.replace(/="([^"']*&quot;[^"']*)"/g, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`),
	);
}

/**
 * Takes the island scripts out of one page.
 *
 * @returns the page with a reference instead, the script, and the name of its file
 * @throws Error if the page has islands but not the scripts in the form that Astro writes
 */
export function extractRuntime(html: string, file: string): { page: string; script: string; name: string } {
	const [found, scripts] = INLINE.exec(html) ?? [];
	if (found === undefined || scripts === undefined) {
		throw new Error(
			`${file} has islands, but the scripts that start them are not in the form expected. Astro changed it: adapt src/islands/runtime.ts.`,
		);
	}
	const script = [...scripts.matchAll(/<script>([\s\S]*?)<\/script>/g)]
		.map(([, code = '']) => code.trim())
		.join('\n');
	const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
	const name = `_astro/islands.${hash}.js`;
	return { page: html.replace(found, () => `<script async src="/${name}"></script>`), script, name };
}
