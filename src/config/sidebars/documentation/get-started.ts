import type { SidebarGroup } from '../types.ts';

export const getStarted: SidebarGroup = {
	label: 'Get started',
	page: '/quickstart',
	items: [
		{ label: 'Quickstart', page: '/quickstart' },
		{ label: 'What is a feature flag?', page: '/what-is-a-feature-flag' },
		{ label: 'Unleash architecture overview', page: '/understanding-unleash/unleash-overview' },
		{ label: 'Glossary', page: '/reference/glossary' },
	],
};
