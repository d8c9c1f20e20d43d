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
				{
					label: 'Foundational',
					page: '/unleash-academy/foundational',
					folded: true,
					items: [
						{ label: 'Set up your workshop', page: '/unleash-academy/foundational/set-up-your-workshop' },
						{ label: 'Create your first flag', page: '/unleash-academy/foundational/create-your-first-flag' },
						{
							label: 'See where the answer is made',
							page: '/unleash-academy/foundational/see-where-the-answer-is-made',
						},
						{
							label: 'Keep development and production apart',
							page: '/unleash-academy/foundational/keep-development-and-production-apart',
						},
						{ label: 'Roll out gradually', page: '/unleash-academy/foundational/roll-out-gradually' },
						{ label: 'Choose who gets it', page: '/unleash-academy/foundational/choose-who-gets-it' },
						{ label: 'Try two versions', page: '/unleash-academy/foundational/try-two-versions' },
						{ label: 'Retire the flag', page: '/unleash-academy/foundational/retire-the-flag' },
					],
				},
				{
					label: 'Advanced for Developers',
					page: '/unleash-academy/advanced-for-devs',
					folded: true,
					items: [
						{
							label: 'Share flags with a team',
							page: '/unleash-academy/advanced-for-devs/share-flags-with-a-team',
						},
						{
							label: 'Run an A/B test you can defend',
							page: '/unleash-academy/advanced-for-devs/run-an-ab-test-you-can-defend',
						},
						{
							label: 'Ask whether a flag is still used',
							page: '/unleash-academy/advanced-for-devs/ask-whether-a-flag-is-still-used',
						},
						{
							label: 'Turn a feature off by itself',
							page: '/unleash-academy/advanced-for-devs/turn-a-feature-off-by-itself',
						},
						{ label: 'Tell other systems', page: '/unleash-academy/advanced-for-devs/tell-other-systems' },
					],
				},
				{
					label: 'Managing Unleash for DevOps',
					page: '/unleash-academy/managing-unleash-for-devops',
					folded: true,
					items: [
						{
							label: 'Start a server from settings',
							page: '/unleash-academy/managing-unleash-for-devops/start-a-server-from-settings',
						},
						{
							label: 'Ask it how it is',
							page: '/unleash-academy/managing-unleash-for-devops/ask-it-how-it-is',
						},
						{ label: 'Let people in', page: '/unleash-academy/managing-unleash-for-devops/let-people-in' },
						{
							label: 'Give every program its own key',
							page: '/unleash-academy/managing-unleash-for-devops/give-every-program-its-own-key',
						},
						{
							label: 'Put Edge in front',
							page: '/unleash-academy/managing-unleash-for-devops/put-edge-in-front',
						},
						{
							label: 'Restore and upgrade',
							page: '/unleash-academy/managing-unleash-for-devops/restore-and-upgrade',
						},
					],
				},
			],
		},
		{ label: 'Docs', page: '/', leavesSidebar: true },
	],
};
