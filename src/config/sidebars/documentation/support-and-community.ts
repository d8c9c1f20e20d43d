import type { SidebarGroup } from '../types.ts';

export const supportAndCommunity: SidebarGroup = {
	label: 'Support and community',
	items: [
		{ label: 'Troubleshooting', page: '/troubleshooting' },
		{ label: 'Error messages', page: '/troubleshooting/error-messages' },
		{ label: 'Requests are blocked by CORS', page: '/troubleshooting/cors' },
		{ label: 'Feature availability and versioning', page: '/availability' },
		{
			label: 'Contribute to Unleash',
			page: '/contributing/developer-guide',
			items: [
				{ label: 'Developer guide', page: '/contributing/developer-guide' },
				{ label: 'Front end', page: '/contributing/frontend/overview' },
				{ label: 'Back end', page: '/contributing/backend/overview' },
				{
					label: 'Architectural decision records',
					page: '/contributing/ADRs',
					folded: true,
					items: [
						{ label: 'ADR Overview', page: '/contributing/ADRs' },
						{
							label: 'back-end',
							items: [
								{
									label: 'ADR: POST/PUT API payload',
									page: '/contributing/ADRs/back-end/POST-PUT-api-payload',
								},
								{
									label: 'ADR: Breaking DB changes',
									page: '/contributing/ADRs/back-end/breaking-db-changes',
								},
								{
									label: 'ADR: No infrastructure types in domain code',
									page: '/contributing/ADRs/back-end/correct-type-dependencies',
								},
								{
									label: 'ADR: Frontend API design',
									page: '/contributing/ADRs/back-end/frontend-api-design',
								},
								{ label: 'ADR: Naming', page: '/contributing/ADRs/back-end/naming' },
								{ label: 'ADR: Preferred export', page: '/contributing/ADRs/back-end/preferred-export' },
								{
									label: 'ADR: Specificity in column references',
									page: '/contributing/ADRs/back-end/specificity-db-columns',
								},
								{
									label: 'ADR: Write Model vs Read Models',
									page: '/contributing/ADRs/back-end/write-model-vs-read-models',
								},
							],
						},
						{
							label: 'front-end',
							items: [
								{
									label: 'ADR: Component naming and file naming',
									page: '/contributing/ADRs/front-end/component-naming',
								},
								{
									label: 'deprecated',
									items: [
										{
											label: 'ADR: styles import placement',
											page: '/contributing/ADRs/front-end/deprecated/preferred-styles-import-placement',
										},
									],
								},
								{ label: 'ADR: Handling tables', page: '/contributing/ADRs/front-end/handling-tables' },
								{ label: 'ADR: Interface naming', page: '/contributing/ADRs/front-end/interface-naming' },
								{
									label: 'ADR: Use of conditionals in JSX',
									page: '/contributing/ADRs/front-end/jsx-conditionals',
								},
								{
									label: 'ADR: Preferred component props usage',
									page: '/contributing/ADRs/front-end/preferred-component-props-usage',
								},
								{
									label: 'ADR: Preferred data fetching method',
									page: '/contributing/ADRs/front-end/preferred-data-fetching-method',
								},
								{
									label: 'ADR: Preferred data mutation method',
									page: '/contributing/ADRs/front-end/preferred-data-mutation-method',
								},
								{ label: 'ADR: Preferred export', page: '/contributing/ADRs/front-end/preferred-export' },
								{
									label: 'ADR: Preferred folder structure',
									page: '/contributing/ADRs/front-end/preferred-folder-structure',
								},
								{
									label: 'ADR: Preferred form architecture',
									page: '/contributing/ADRs/front-end/preferred-form-architecture',
								},
								{
									label: 'ADR: Preferred function type',
									page: '/contributing/ADRs/front-end/preferred-function-type',
								},
								{
									label: 'ADR: preferred styling method',
									page: '/contributing/ADRs/front-end/preferred-styling-method',
								},
								{ label: 'ADR: OpenAPI SDK Generator', page: '/contributing/ADRs/front-end/sdk-generator' },
							],
						},
						{
							label: 'overarching',
							items: [
								{ label: 'ADR: Domain language', page: '/contributing/ADRs/overarching/domain-language' },
								{ label: 'ADR: Logging levels', page: '/contributing/ADRs/overarching/logging-levels' },
								{ label: 'ADR: Logging errors', page: '/contributing/ADRs/overarching/logging' },
								{
									label: 'ADR: Separate request and response schemas',
									page: '/contributing/ADRs/overarching/separation-request-response-schemas',
								},
							],
						},
					],
				},
			],
		},
	],
};
