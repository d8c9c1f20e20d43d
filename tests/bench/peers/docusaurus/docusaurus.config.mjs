/** Docusaurus as it comes, with the pages of this site as Markdown and its API from the OpenAPI download. */
export default {
	title: 'Unleash Docs',
	url: 'https://docs.example.com',
	baseUrl: '/',
	onBrokenLinks: 'ignore',
	onBrokenAnchors: 'ignore',
	markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore' } },
	future: { v4: true, faster: true },
	presets: [['classic', { docs: { routeBasePath: '/', docItemComponent: '@theme/ApiItem' }, blog: false }]],
	plugins: [
		[
			'docusaurus-plugin-openapi-docs',
			{
				id: 'api',
				docsPluginId: 'classic',
				config: {
					unleash: {
						specPath: 'openapi.json',
						outputDir: 'docs/reference/api/unleash',
						sidebarOptions: { groupPathsBy: 'tag' },
					},
				},
			},
		],
	],
	themes: ['docusaurus-theme-openapi-docs'],
};
