import type { SidebarGroup } from '../types.ts';

export const tutorialsAndGuides: SidebarGroup = {
	label: 'Tutorials and guides',
	items: [
		{
			label: 'Feature management best practices',
			page: '/topics/feature-flags/feature-flag-best-practices',
			items: [
				{
					label: 'Building and scaling feature flag systems',
					page: '/topics/feature-flags/feature-flag-best-practices',
				},
				{
					label: 'Using feature flags at scale',
					page: '/topics/feature-flags/best-practices-using-feature-flags-at-scale',
				},
				{
					label: 'Migrating from homegrown solutions',
					page: '/topics/feature-flag-migration/feature-flag-migration-best-practices',
				},
				{
					label: 'Coming from another product',
					page: '/topics/feature-flag-migration/coming-from-another-product',
				},
			],
		},
		{
			label: 'Development and release workflows',
			page: '/how-to-create-feature-flag',
			items: [
				{ label: 'Create and configure a feature flag', page: '/how-to-create-feature-flag' },
				{ label: 'Schedule a feature release', page: '/how-to/how-to-schedule-feature-releases' },
				{
					label: 'Trunk-based development',
					page: '/feature-flag-tutorials/use-cases/trunk-based-development',
				},
				{ label: 'Gradual rollout', page: '/feature-flag-tutorials/use-cases/gradual-rollout' },
			],
		},
		{
			label: 'Enterprise-grade security and scale',
			page: '/feature-flag-tutorials/use-cases/user-management-access-controls-auditing',
			items: [
				{
					label: 'User management, access control, and auditing',
					page: '/feature-flag-tutorials/use-cases/user-management-access-controls-auditing',
				},
				{
					label: 'Security and compliance',
					page: '/feature-flag-tutorials/use-cases/security-and-compliance',
				},
				{ label: 'Scaling Unleash', page: '/feature-flag-tutorials/use-cases/scaling-unleash' },
				{
					label: 'Managing feature flags in code',
					page: '/feature-flag-tutorials/use-cases/manage-feature-flags-in-code',
				},
				{
					label: 'Organizing flags by project and environment',
					page: '/feature-flag-tutorials/use-cases/organize-feature-flags',
				},
			],
		},
		{
			label: 'Experimentation and analytics',
			page: '/feature-flag-tutorials/use-cases/a-b-testing',
			items: [
				{ label: 'A/B testing', page: '/feature-flag-tutorials/use-cases/a-b-testing' },
				{ label: 'Feature flags for AI', page: '/feature-flag-tutorials/use-cases/ai' },
				{
					label: 'Use impression data for analytics',
					page: '/feature-flag-tutorials/use-cases/how-to-capture-impression-data',
				},
			],
		},
		{
			label: 'Language and framework examples',
			page: '/feature-flag-tutorials/react',
			items: [
				{
					label: 'React',
					page: '/feature-flag-tutorials/react',
					pageLabel: 'Tutorial',
					items: [
						{ label: 'Examples', page: '/feature-flag-tutorials/react/examples' },
						{
							label: 'Managing feature flags in code',
							page: '/feature-flag-tutorials/use-cases/manage-feature-flags-in-code',
						},
					],
				},
				{
					label: 'Java',
					page: '/feature-flag-tutorials/java',
					pageLabel: 'Tutorial',
					items: [
						{ label: 'Java Examples', page: '/feature-flag-tutorials/java/examples' },
						{ label: 'Spring Boot', page: '/feature-flag-tutorials/spring-boot' },
						{ label: 'Spring Boot Examples', page: '/feature-flag-tutorials/spring-boot/examples' },
					],
				},
				{
					label: 'Python',
					page: '/feature-flag-tutorials/python',
					pageLabel: 'Tutorial',
					items: [
						{ label: 'Python Examples', page: '/feature-flag-tutorials/python/examples' },
						{ label: 'Django Tutorial', page: '/feature-flag-tutorials/django' },
						{ label: 'Django Examples', page: '/feature-flag-tutorials/django/examples' },
					],
				},
				{
					label: 'Next.js',
					page: '/feature-flag-tutorials/nextjs',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/nextjs/examples' }],
				},
				{
					label: 'Go',
					page: '/feature-flag-tutorials/go',
					pageLabel: 'Tutorial',
					items: [{ label: 'Go Examples', page: '/feature-flag-tutorials/golang/examples' }],
				},
				{
					label: 'JavaScript',
					page: '/feature-flag-tutorials/javascript',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/javascript/examples' }],
				},
				{
					label: '.NET',
					page: '/feature-flag-tutorials/dotnet',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/dotnet/examples' }],
				},
				{
					label: 'iOS',
					page: '/feature-flag-tutorials/ios',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/ios/examples' }],
				},
				{
					label: 'Serverless',
					page: '/feature-flag-tutorials/serverless/lambda',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/serverless/lambda/examples' }],
				},
				{
					label: 'Rust',
					page: '/feature-flag-tutorials/rust',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/rust/examples' }],
				},
				{ label: 'Flutter', page: '/feature-flag-tutorials/flutter/a-b-testing' },
				{
					label: 'SvelteKit',
					page: '/feature-flag-tutorials/sveltekit',
					pageLabel: 'Tutorial',
					items: [{ label: 'Examples', page: '/feature-flag-tutorials/sveltekit/examples' }],
				},
				{
					label: 'Ruby',
					page: '/feature-flag-tutorials/ruby',
					pageLabel: 'Tutorial',
					items: [
						{ label: 'Ruby Examples', page: '/feature-flag-tutorials/ruby/examples' },
						{ label: 'Rails Tutorial', page: '/feature-flag-tutorials/rails' },
						{ label: 'Rails Examples', page: '/feature-flag-tutorials/rails/examples' },
					],
				},
			],
		},
	],
};
