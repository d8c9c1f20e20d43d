import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { agents } from './src/agents/integration.ts';
import { buildLog } from './src/build/build-log.ts';
import { siteChecks } from './src/build/checks/integration.ts';
import { policyHosts } from './src/build/policy-hosts.ts';
import { scriptFiles } from './src/build/script-names.ts';
import { sitemapOfSite } from './src/build/sitemap.ts';
import { smallHeap } from './src/build/small-heap.ts';
import { announcement } from './src/config/announcement.ts';
import { browserFloor } from './src/config/browsers.ts';
import { identity } from './src/config/identity.ts';
import * as limits from './src/config/limits.ts';
import { buildAside } from './src/hosting/build-aside.ts';
import { precompress } from './src/hosting/precompress.ts';
import { redirects } from './src/hosting/redirects/integration.ts';
import { importsWithLimit } from './src/lib/browser/load/plugin.ts';
import { environmentSchema, readEnvironment } from './src/lib/environment/environment.ts';
import { locales } from './src/lib/languages.ts';
import { licenses } from './src/lib/licenses/integration.ts';
import { markdown } from './src/markdown/index.ts';
import { reloadOnFacts } from './src/schemas/data/reload.ts';
import { docSearchForStrictPolicy } from './src/search/docsearch-plugin.ts';
import { search } from './src/search/integration.ts';
import { requireDefaultExports } from './src/ui/islands/default-exports.ts';
import intent from './src/ui/islands/intent/integration.ts';
import islandRuntime from './src/ui/islands/runtime.ts';
import { announcementColors } from './src/ui/starlight/announcement-colors.ts';
import { starlightBreakpoints } from './src/ui/starlight/breakpoints.ts';
import { iconMasks } from './src/ui/starlight/icons.ts';
import { slots } from './src/ui/starlight/slots.ts';
import { layerOrder } from './src/ui/styles/layer-order.ts';

const environment = readEnvironment();

export default defineConfig({
	site: environment.SITE_URL,
	trailingSlash: 'never',
	build: { format: 'preserve' },
	env: { schema: environmentSchema, validateSecrets: true },
	devToolbar: { enabled: false },
	prefetch: false,
	experimental: { contentIntellisense: true },
	markdown,
	integrations: [
		starlight({
			title: identity.title,
			description: identity.description,
			locales,
			favicon: '/favicon.svg',
			tableOfContents: { minHeadingLevel: limits.contentsFrom, maxHeadingLevel: limits.contentsTo },
			pagefind: false,
			expressiveCode: false,
			sidebar: [],
			disable404Route: true,
			markdown: { headingLinks: false },
			components: slots,
			customCss: ['./src/ui/styles/index.css'],
			routeMiddleware: './src/ui/starlight/route-middleware.ts',
		}),
		mdx({ optimize: true }),
		react({ include: ['**/src/ui/islands/**/*.{ts,tsx}'] }),
		smallHeap(),
		sitemapOfSite(),
		intent(),
		islandRuntime(),
		search(environment),
		licenses(),
		agents(),
		siteChecks(environment.OTHER_BUILDS),
		redirects({ hosts: policyHosts(environment), reportUrl: environment.CSP_REPORT_URL }),
		precompress(),
		buildAside(),
		buildLog(),
	],
	vite: {
		plugins: [importsWithLimit(), requireDefaultExports(), docSearchForStrictPolicy(), reloadOnFacts()],
		server: { watch: { ignored: ['**/.cache/**'] } },
		worker: { format: 'es' },
		build: { target: browserFloor, assetsInlineLimit: 0, cssCodeSplit: false },
		environments: {
			client: {
				build: { rolldownOptions: { output: scriptFiles } },
				optimizeDeps: { entries: ['!src/{content,samples}/**'] },
			},
		},
		css: {
			postcss: {
				plugins: [
					layerOrder(),
					iconMasks(),
					announcementColors(announcement),
					starlightBreakpoints(limits.desktopFrom),
				],
			},
		},
	},
});
