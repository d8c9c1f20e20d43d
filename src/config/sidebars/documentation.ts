import { apiReference } from './documentation/api-reference.ts';
import { coreConcepts } from './documentation/core-concepts.ts';
import { dataPrivacyAndCompliance } from './documentation/data-privacy-and-compliance.ts';
import { getStarted } from './documentation/get-started.ts';
import { integrateAndDeploy } from './documentation/integrate-and-deploy.ts';
import { sdks } from './documentation/sdks.ts';
import { supportAndCommunity } from './documentation/support-and-community.ts';
import { tutorialsAndGuides } from './documentation/tutorials-and-guides.ts';
import { unleashEdge } from './documentation/unleash-edge.ts';
import type { Sidebar } from './types.ts';

/** The sidebar of the documentation. Labels are content, in the language of the pages they name. */
export const documentation: Sidebar = {
	id: 'documentation',
	label: 'Get started',
	home: '/quickstart',
	alsoOn: [{ page: '/' }],
	sections: [
		getStarted,
		coreConcepts,
		tutorialsAndGuides,
		sdks,
		apiReference,
		unleashEdge,
		integrateAndDeploy,
		dataPrivacyAndCompliance,
		supportAndCommunity,
		{ label: 'Unleash Academy', page: '/unleash-academy/introduction', leavesSidebar: true },
	],
};
