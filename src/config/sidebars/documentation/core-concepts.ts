import type { SidebarGroup } from '../types.ts';

export const coreConcepts: SidebarGroup = {
	label: 'Core concepts',
	page: '/understanding-unleash/the-anatomy-of-unleash',
	items: [
		{
			label: 'Projects and environments',
			page: '/reference/projects',
			items: [
				{ label: 'Projects', page: '/reference/projects' },
				{ label: 'Project collaboration mode', page: '/reference/project-collaboration-mode' },
				{ label: 'Environments', page: '/reference/environments' },
				{ label: 'Environment import and export', page: '/how-to/how-to-environment-import-export' },
			],
		},
		{
			label: 'Feature flags and activation strategies',
			page: '/reference/feature-toggles',
			items: [
				{ label: 'Feature flags', page: '/reference/feature-toggles' },
				{ label: 'Activation strategies', page: '/reference/activation-strategies' },
				{ label: 'Strategy variants', page: '/reference/strategy-variants' },
				{ label: 'Managing constraints', page: '/understanding-unleash/managing-constraints' },
				{ label: 'Segments', page: '/reference/segments' },
				{ label: 'Unleash context', page: '/reference/unleash-context' },
				{ label: 'Stickiness', page: '/reference/stickiness' },
				{ label: 'Release templates', page: '/reference/release-templates' },
			],
		},
		{
			label: 'Identity and access',
			page: '/reference/api-tokens-and-client-keys',
			items: [
				{ label: 'API tokens and client keys', page: '/reference/api-tokens-and-client-keys' },
				{ label: 'Frontend API', page: '/reference/front-end-api' },
				{ label: 'Role-based access control', page: '/reference/rbac' },
				{ label: 'Single Sign-On', page: '/reference/sso' },
				{ label: 'Provisioning', page: '/reference/scim' },
				{ label: 'Change requests', page: '/reference/change-requests' },
				{ label: 'Public invite links', page: '/reference/public-signup' },
			],
		},
		{
			label: 'Instance health and configuration',
			page: '/reference/technical-debt',
			items: [
				{ label: 'Technical debt', page: '/reference/technical-debt' },
				{ label: 'Analytics', page: '/reference/insights' },
				{ label: 'Resource limits', page: '/reference/resource-limits' },
			],
		},
		{
			label: 'Testing and monitoring',
			page: '/reference/impression-data',
			items: [
				{ label: 'Impression data', page: '/reference/impression-data' },
				{ label: 'Events', page: '/reference/events' },
				{ label: 'Playground', page: '/reference/playground' },
				{ label: 'Network', page: '/reference/network-view' },
			],
		},
		{
			label: 'Automation and integrations',
			page: '/reference/applications',
			items: [
				{ label: 'Applications', page: '/reference/applications' },
				{ label: 'Service accounts', page: '/reference/service-accounts' },
				{ label: 'Signals', page: '/reference/signals' },
				{ label: 'Actions', page: '/reference/actions' },
			],
		},
		{
			label: 'Admin UI',
			page: '/reference/login-history',
			items: [
				{ label: 'Login history', page: '/reference/login-history' },
				{ label: 'Banners', page: '/reference/banners' },
				{ label: 'Command menu', page: '/reference/command-menu' },
				{ label: 'Search', page: '/reference/search-operators' },
				{ label: 'Maintenance mode', page: '/reference/maintenance-mode' },
			],
		},
	],
};
