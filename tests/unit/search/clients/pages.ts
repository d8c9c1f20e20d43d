import type { SearchPage } from '~/search/records/record.ts';

const base = {
	description: '',
	category: 'Reference',
	group: 'guide',
	language: 'en',
	version: 'current',
	keywords: [],
	questions: [],
	messages: [],
	asked: [],
	rank: 'normal',
	sections: [],
} satisfies Partial<SearchPage>;

const filler = 'Every request is answered in the same way, whichever instance it reaches first';

/** Pages of the contract test: few, with words that tell them apart, and one with planted markup. */
export const pages: SearchPage[] = [
	{
		...base,
		url: '/reference/stickiness',
		title: 'Stickiness',
		description: 'How a user keeps the same variant.',
		sections: [
			{ anchor: '', level: 1, headings: [], text: `${filler}. ${filler}.` },
			{
				anchor: 'consistent-hashing',
				level: 2,
				headings: ['Consistent hashing'],
				text: `${filler}. The number comes from a murmur of identifier and group, between one and a hundred. ${filler}. ${filler}.`,
			},
			{ anchor: 'seeds', level: 3, headings: ['Consistent hashing', 'Seeds'], text: 'A seed of its own.' },
		],
	},
	{
		...base,
		url: '/how-to/tokens',
		title: 'Create API tokens',
		category: 'How-to guides',
		keywords: ['credentials'],
		questions: ['Where do I find my secret?'],
		sections: [
			{ anchor: '', level: 1, headings: [], text: 'Open the admin area and choose what it may do.' },
		],
	},
	{
		...base,
		url: '/reference/banners',
		title: 'Banners <img src=x onerror=alert(1)>',
		category: 'A & B <script>',
		description: 'Shows a "banner" & more.',
		sections: [
			{
				anchor: 'markup',
				level: 2,
				headings: ['Planted <script>alert(2)</script>'],
				text: 'A banner may say <b onclick="alert(3)">banner</b> & <mark>nothing</mark> else &amp; so on.',
			},
		],
	},
	{
		...base,
		url: '/api/load',
		title: 'Read the load',
		category: 'API',
		group: 'api',
		keywords: ['getLoad', 'GET /api/admin/load/{id}'],
	},
	...['en/current', 'en/v5', 'de/current'].map(
		(edition): SearchPage => ({
			...base,
			url: `/${edition}/environments`,
			title: 'Environments',
			language: edition.split('/')[0] ?? '',
			version: edition.split('/')[1] ?? '',
		}),
	),
	...Array.from(
		{ length: 45 },
		(_, number): SearchPage => ({
			...base,
			url: `/guides/rollout-${number}`,
			title: `Rollout ${['plan', 'check', 'review'][number % 3]} ${number}`,
			category: 'Guides',
		}),
	),
];
