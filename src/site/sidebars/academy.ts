import type { Sidebar } from './types.ts';

/** The sidebar of the academy. */
export const academy: Sidebar = {
	id: 'academy',
	label: 'Unleash Academy',
	home: '/unleash-academy/introduction',
	alsoOn: [],
	sections: [
		{
			label: 'Unleash Academy',
			page: '/unleash-academy/introduction',
			items: [
				{ label: 'Foundational', page: '/unleash-academy/foundational' },
				{ label: 'Advanced for Developers', page: '/unleash-academy/advanced-for-devs' },
				{ label: 'Managing Unleash for DevOps', page: '/unleash-academy/managing-unleash-for-devops' },
			],
		},
		{ label: 'Docs', page: '/', leavesSidebar: true },
	],
};
