import type { KnipConfig } from 'knip';
import { slots } from './src/ui/starlight/slots.ts';

/** Import statements of a file that is more than a script: of the frontmatter and scripts of Astro components, of MDX. */
const imports = (text: string) =>
	text
		.replaceAll(/^ *```.*?^ *```/gms, '')
		.match(/^\s*(?:import|export)\s[^;]*?from\s*'[^']+'|^\s*import\s*'[^']+'|import\('[^']+'\)/gm)
		?.join(';\n') ?? '';

/** Stylesheets and fonts that a stylesheet loads. */
const styleImports = (text: string) =>
	[...text.matchAll(/@import\s+'([^']+)'|url\('?([^')]+\.woff2)'?\)/g)]
		.map(([, sheet, font]) => `import '${sheet ?? font}';`)
		.join('\n');

/**
 * Files, exports and packages that nothing uses: `npm run unused`. What is named by a path in a text, as files that
 * Starlight or a tool loads, is an entry here.
 */
export default {
	entry: [
		'content.config.ts',
		'redirects.mjs',
		'src/content/docs/**/*.mdx',
		'src/pages/**/*.{ts,astro}',
		...Object.values(slots).map((file) => file.slice(2)),
		'src/ui/starlight/route-middleware.ts',
		'src/ui/islands/intent/directive.ts',
		'src/ui/islands/islands.client.ts',
		'src/ui/client/{before-paint,service-worker}.js',
		// Commands of package.json and of READMEs.
		'src/cli/*.{ts,mjs}',
		'src/{verify,agents,build}/**/run.ts',
		'src/verify/*.ts',
		'src/verify/deployments/validate.ts',
		'tests/{audit,check}.ts',
		'tests/**/run.ts',
		'tests/bench/{scale,peers/starlight/src/content.config}.ts',
		'tests/browser/pictures/renew.ts',
		'tests/site/print-budgets.ts',
		'tests/search/{results,bench/{cold,forms,keys}}.ts',
		// Programs that other programs start.
		'src/verify/answers/node/answers.mjs',
		'src/verify/clients/frontend.mts',
		'src/verify/operations/{keep-running,languages/run-samples}.mjs',
		'tests/**/*.{test,spec}.ts',
		'tests/live/{global-setup,vitest.config}.ts',
	],
	project: [
		'src/**/*.{ts,tsx,mts,mjs,js,astro,css,mdx}',
		'tests/**/*.{ts,mts}',
		'!src/{samples,verify/samples/stubs}/**',
	],
	paths: { '~/components': ['./src/ui/components'], '~/*': ['./src/*'] },
	compilers: { astro: imports, mdx: imports, css: styleImports },
	exclude: ['binaries', 'unlisted', 'duplicates'],
	// Types of what a function takes or gives.
	ignoreExportsUsedInFile: { interface: true, type: true },
	// Of the live world, which a tool writes.
	ignoreUnresolved: ['./unleash.d.ts'],
	ignoreDependencies: [
		// Commands of tests/check.ts.
		'@astrojs/check',
		'@biomejs/biome',
		'@typescript/native-preview',
		'cspell',
		// Files of packages that are read by path.
		'@cloudflare/pages-shared',
		'@docsearch/css',
		'@fontsource-variable/sen',
		'@fontsource/material-symbols-outlined',
		'lucide-static',
		'netlify-redirector',
	],
} satisfies KnipConfig;
