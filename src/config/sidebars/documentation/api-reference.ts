import type { SidebarGroup } from '../types.ts';

export const apiReference: SidebarGroup = {
	label: 'API reference',
	page: '/api-overview',
	pageLabel: 'API overview',
	alone: true,
	items: [
		{
			label: 'Unleash API',
			page: '/reference/api/unleash/unleash-api',
			generated: 'api',
			items: [],
		},
		{
			label: 'System API',
			page: '/reference/api/legacy/unleash/internal/prometheus',
			folded: true,
			items: [
				{
					label: '/internal-backstage/prometheus',
					page: '/reference/api/legacy/unleash/internal/prometheus',
				},
				{ label: '/health', page: '/reference/api/legacy/unleash/internal/health' },
			],
		},
		{
			label: '(Legacy Docs) Admin API',
			page: '/reference/api/legacy/unleash/admin/addons',
			folded: true,
			items: [
				{ label: '/api/admin/addons', page: '/reference/api/legacy/unleash/admin/addons' },
				{ label: '/api/admin/context', page: '/reference/api/legacy/unleash/admin/context' },
				{ label: '/api/admin/events', page: '/reference/api/legacy/unleash/admin/events' },
				{ label: '/api/admin/projects/:projectId', page: '/reference/api/legacy/unleash/admin/features-v2' },
				{ label: '/api/admin/feature-types', page: '/reference/api/legacy/unleash/admin/feature-types' },
				{ label: '/api/admin/features', page: '/reference/api/legacy/unleash/admin/features' },
				{ label: '/api/admin/archive', page: '/reference/api/legacy/unleash/admin/archive' },
				{ label: '/api/admin/metrics', page: '/reference/api/legacy/unleash/admin/metrics' },
				{ label: '/api/admin/projects', page: '/reference/api/legacy/unleash/admin/projects' },
				{ label: '/api/admin/segments', page: '/reference/api/legacy/unleash/admin/segments' },
				{ label: '/api/admin/state', page: '/reference/api/legacy/unleash/admin/state' },
				{ label: '/api/admin/strategies', page: '/reference/api/legacy/unleash/admin/strategies' },
				{ label: '/api/admin/tags', page: '/reference/api/legacy/unleash/admin/tags' },
				{ label: '/api/admin/user-admin', page: '/reference/api/legacy/unleash/admin/user-admin' },
			],
		},
		{
			label: '(Legacy Docs) Client API',
			page: '/reference/api/legacy/unleash/client/features',
			folded: true,
			items: [
				{ label: '/api/client/features', page: '/reference/api/legacy/unleash/client/features' },
				{ label: '/api/client/metrics', page: '/reference/api/legacy/unleash/client/metrics' },
				{ label: '/api/client/register', page: '/reference/api/legacy/unleash/client/register' },
			],
		},
	],
};
