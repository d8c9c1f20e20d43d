import type { SidebarGroup } from '../types.ts';

export const unleashEdge: SidebarGroup = {
	label: 'Unleash Edge',
	page: '/reference/unleash-edge',
	items: [
		{ label: 'Concepts', page: '/reference/unleash-edge/concepts' },
		{ label: 'Deploying', page: '/reference/unleash-edge/deploying' },
		{ label: 'Benchmarking', page: '/reference/unleash-edge/benchmarking' },
		{ label: 'CLI', page: '/reference/unleash-edge/cli' },
		{ label: 'Development guide', page: '/reference/unleash-edge/development-guide' },
		{ label: 'Migration guide', page: '/reference/unleash-edge/migration-guide' },
	],
};
