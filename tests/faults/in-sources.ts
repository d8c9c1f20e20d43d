import { added, type Fault, instead } from './fault.ts';

const PAGE = 'src/content/docs/reference/segments.mdx';
const CHECK_PAGE = ['node', 'src/cli/check-frontmatter.ts', PAGE];
const CHECK_LINKS = ['node', 'src/cli/check-links.ts'];

const inPage = (fault: Omit<Fault, 'where'>): Fault => ({ where: PAGE, ...fault });

/** Mistakes in what writers and programmers write. */
export const inSources: readonly Fault[] = [
	inPage({
		name: 'a field of frontmatter that does not exist',
		plant: instead('---\n', '---\nsubject: flags\n'),
		check: CHECK_PAGE,
		says: ['reference/segments.mdx:2', 'subject'],
	}),
	inPage({
		name: 'a title that is too long',
		plant: instead(/^title: .*$/m, `title: Segments ${'and more '.repeat(9)}`),
		check: CHECK_PAGE,
		says: ['reference/segments.mdx', 'title'],
	}),
	inPage({
		name: 'a block of code in an unknown language',
		plant: added('```klingon\nqapla\n```'),
		check: CHECK_PAGE,
		says: ['reference/segments.mdx', 'klingon'],
	}),
	inPage({
		name: 'a sample in a published page',
		plant: instead(/^title: .*$/m, "title: 'TODO: Title of the page.'"),
		check: CHECK_PAGE,
		says: ['reference/segments.mdx:2', 'TODO: Title', 'draft: true'],
	}),
	inPage({
		name: 'a link in the source of a page that leads nowhere',
		plant: added('See [segments](/reference/segmets).'),
		check: CHECK_LINKS,
		says: [/reference\/segments\.mdx:\d+:5/, '/reference/segmets', /write: +\/reference\/segments$/m],
	}),
	inPage({
		name: 'a heading that links of other pages lead to, reworded',
		plant: instead('## Delete a segment', '## Remove a segment'),
		check: CHECK_LINKS,
		says: ['/reference/segments#delete-a-segment, a page without that anchor'],
	}),
	{
		name: 'a page that no sidebar lists',
		where: 'src/config/sidebars/documentation/core-concepts.ts',
		plant: instead("{ label: 'Stickiness', page: '/reference/stickiness' },", ''),
		check: CHECK_LINKS,
		says: ['src/content/docs/reference/stickiness.mdx:1:1', 'no sidebar lists'],
	},
	{
		name: 'a redirect to an anchor that its page lacks',
		where: 'src/config/redirects/documentation.mjs',
		plant: instead('#archive-a-feature-flag', '#archive-feature-flag'),
		check: CHECK_LINKS,
		says: [
			/src\/config\/redirects\/documentation\.mjs:\d+/,
			'#archive-feature-flag',
			'#archive-a-feature-flag',
		],
	},
	inPage({
		name: 'a typed version that says since when a thing is there',
		plant: added('Segments can be archived since Unleash 3.1.7.'),
		check: CHECK_PAGE,
		says: [/reference\/segments\.mdx:\d+:1/, 'since Unleash 3.1.7', 'a new entry and <Since of='],
	}),
	inPage({
		name: 'a name that the glossary does without',
		plant: added('A feature toggle can have segments.'),
		check: 'tests/unit/prose/texts-of-pages.test.ts',
		test: 'terms of the glossary',
		says: ['reference/segments.mdx', 'feature toggle'],
	}),
	inPage({
		name: 'a token that looks real',
		plant: added('`default:development.9f2c47b1e05d8a63f7140cbe92d65a38`'),
		check: 'tests/unit/content/secrets.test.ts',
		says: [/reference\/segments\.mdx:\d+: token of Unleash/],
	}),
	{
		name: 'an example of the API that its schema does not allow',
		where: 'src/content/openapi/paths/change-requests-one.yaml',
		plant: instead('example: default', 'example: 5'),
		check: ['node', 'src/cli/check-contract.ts'],
		says: ['paths/change-requests-one.yaml:26', '5'],
	},
	{
		name: 'an operation that changed since it was tried',
		where: 'src/content/openapi/paths/segments.yaml',
		plant: instead(/^\/api\/admin\/segments:$/m, '/api/admin/segmentz:'),
		check: 'tests/unit/api-reference/tried.test.ts',
		test: 'was tried as its page has it',
		says: ['egment'],
	},
	{
		name: 'a label of a diagram that has no room',
		where: 'src/content/diagrams/actions-run.yaml',
		plant: instead(
			'label: acts as',
			'label: acts as somebody who may do very much more than that in all projects',
		),
		check: 'tests/unit/ui/components/diagrams.test.ts',
		test: 'actions-run.yaml',
		says: ['src/content/diagrams/actions-run.yaml', 'acts as'],
	},
	{
		name: 'an entry of a sidebar that no page has',
		where: 'src/config/sidebars/academy.ts',
		plant: instead('/unleash-academy/foundational', '/unleash-academy/foundation'),
		check: 'tests/unit/navigation/tree.test.ts',
		test: 'the sidebars of the site have none',
		says: ['/unleash-academy/foundation', 'academy'],
	},
	{
		name: 'an import that closes a circle',
		where: 'src/lib/urls/urls.ts',
		plant: added("import '../../search/row.ts';"),
		check: 'tests/unit/imports.test.ts',
		test: 'config imports nothing',
		says: ['src/lib/urls/urls.ts', 'src/search/row.ts'],
	},
	{
		name: 'a hash that is computed another way than SDKs do',
		where: 'src/evaluation/murmur.ts',
		plant: instead('0xcc9e2d51', '0xcc9e2d52'),
		check: 'tests/unit/evaluation/specification.test.ts',
		says: ['FAIL', 'gradual'],
	},
	{
		name: 'a key of the browser that nothing declares',
		where: 'src/ui/client/before-paint.js',
		plant: instead("read('localStorage', 'theme')", "read('localStorage', 'theme-of-old')"),
		check: 'tests/site/markers.test.ts',
		test: 'storage keys',
		says: ['theme-of-old'],
	},
	{
		name: 'a sample that prints something else',
		where: 'src/samples/node/home.mjs',
		plant: instead("'The new checkout'", "'The newest checkout'"),
		check: ['node', 'src/verify/samples.ts', 'node/home.mjs'],
		says: ['node/home.mjs', 'The newest checkout', 'expects'],
		isSlow: true,
	},
];
