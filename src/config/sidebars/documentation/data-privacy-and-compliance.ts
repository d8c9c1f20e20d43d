import type { SidebarGroup } from '../types.ts';

export const dataPrivacyAndCompliance: SidebarGroup = {
	label: 'Data privacy and compliance',
	page: '/understanding-unleash/data-collection',
	items: [
		{ label: 'Data collection and privacy', page: '/understanding-unleash/data-collection' },
		{
			label: 'Compliance',
			page: '/using-unleash/compliance/compliance-overview',
			pageLabel: 'Overview',
			items: [
				{ label: 'FedRAMP', page: '/using-unleash/compliance/fedramp' },
				{ label: 'SOC 2 Type II', page: '/using-unleash/compliance/soc2' },
				{ label: 'ISO 27001', page: '/using-unleash/compliance/iso27001' },
			],
		},
	],
};
