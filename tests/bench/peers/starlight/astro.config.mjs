import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
import sections from './sections.json' with { type: 'json' };

/** Starlight as it comes, with the pages of this site as Markdown and its API from the OpenAPI download. */
export default defineConfig({
	site: 'https://docs.example.com',
	integrations: [
		starlight({
			title: 'Unleash Docs',
			plugins: [starlightOpenAPI([{ base: 'reference/api/unleash', schema: './openapi.json' }])],
			sidebar: [...sections, ...openAPISidebarGroups],
		}),
	],
});
