import type { SidebarGroup } from '../types.ts';

export const sdks: SidebarGroup = {
	label: 'SDKs',
	page: '/reference/sdks',
	pageLabel: 'SDK overview',
	items: [
		{
			label: 'Backend SDKs',
			items: [
				{
					label: '.NET',
					page: '/reference/sdks/dotnet',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/dotnet/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/dotnet/migrate' },
						{ label: 'Internals', page: '/reference/sdks/dotnet/internals' },
					],
				},
				{
					label: 'Go',
					page: '/reference/sdks/go',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/go/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/go/migrate' },
						{ label: 'Internals', page: '/reference/sdks/go/internals' },
					],
				},
				{
					label: 'Java',
					page: '/reference/sdks/java',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/java/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/java/migrate' },
						{ label: 'Internals', page: '/reference/sdks/java/internals' },
						{ label: 'Kotlin', page: '/reference/sdks/java/kotlin' },
					],
				},
				{
					label: 'Node',
					page: '/reference/sdks/node',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/node/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/node/migrate' },
						{ label: 'Internals', page: '/reference/sdks/node/internals' },
					],
				},
				{
					label: 'PHP',
					page: '/reference/sdks/php',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/php/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/php/migrate' },
						{ label: 'Internals', page: '/reference/sdks/php/internals' },
					],
				},
				{
					label: 'Python',
					page: '/reference/sdks/python',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/python/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/python/migrate' },
						{ label: 'Internals', page: '/reference/sdks/python/internals' },
					],
				},
				{
					label: 'Ruby',
					page: '/reference/sdks/ruby',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/ruby/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/ruby/migrate' },
						{ label: 'Internals', page: '/reference/sdks/ruby/internals' },
					],
				},
				{
					label: 'Rust',
					page: '/reference/sdks/rust',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/rust/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/rust/migrate' },
						{ label: 'Internals', page: '/reference/sdks/rust/internals' },
					],
				},
			],
		},
		{
			label: 'Frontend SDKs',
			items: [
				{ label: 'Android (legacy)', page: '/reference/sdks/android-proxy-legacy' },
				{
					label: 'Android',
					page: '/reference/sdks/android',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/android/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/android/migrate' },
						{ label: 'Internals', page: '/reference/sdks/android/internals' },
					],
				},
				{
					label: 'Flutter',
					page: '/reference/sdks/flutter',
					folded: true,
					items: [{ label: 'Options', page: '/reference/sdks/flutter/options' }],
				},
				{
					label: 'iOS',
					page: '/reference/sdks/ios',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/ios/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/ios/migrate' },
						{ label: 'Internals', page: '/reference/sdks/ios/internals' },
					],
				},
				{
					label: 'JavaScript browser',
					page: '/reference/sdks/javascript-browser',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/javascript-browser/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/javascript-browser/migrate' },
						{ label: 'Internals', page: '/reference/sdks/javascript-browser/internals' },
					],
				},
				{
					label: 'Next.js',
					page: '/reference/sdks/next-js',
					folded: true,
					items: [{ label: 'Options', page: '/reference/sdks/next-js/options' }],
				},
				{
					label: 'React',
					page: '/reference/sdks/react',
					folded: true,
					items: [
						{ label: 'Options', page: '/reference/sdks/react/options' },
						{ label: 'Versions and migration', page: '/reference/sdks/react/migrate' },
						{ label: 'Internals', page: '/reference/sdks/react/internals' },
					],
				},
				{
					label: 'Svelte',
					page: '/reference/sdks/svelte',
					folded: true,
					items: [{ label: 'Options', page: '/reference/sdks/svelte/options' }],
				},
				{
					label: 'Vue',
					page: '/reference/sdks/vue',
					folded: true,
					items: [{ label: 'Options', page: '/reference/sdks/vue/options' }],
				},
			],
		},
		{ label: 'Community SDKs', page: '/reference/sdks#community-sdks' },
	],
};
