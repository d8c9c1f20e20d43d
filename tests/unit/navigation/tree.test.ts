import { describe, expect, test } from 'vitest';
import type { Sidebar, SidebarItem } from '~/config/sidebars/types.ts';
import { unlisted } from '~/config/sidebars/unlisted.ts';
import { sourcePages } from '~/hosting/redirects/source-pages.ts';
import { placeOf } from '~/lib/urls/places.ts';
import { sidebars } from '~/navigation/sidebars.ts';
import {
	assertSidebars,
	breadcrumbs,
	findSidebar,
	type HasPage,
	type NavigationItem,
	previousAndNext,
	sectionsFor,
	standsAlone,
	validateSidebars,
} from '~/navigation/tree.ts';
import { unlistedPages } from '~/navigation/unlisted.ts';
import { walk } from '~/navigation/walk.ts';
import { writtenPages as readPages } from '~/schemas/frontmatter/written-page.ts';

const all: HasPage = () => true;
const only =
	(...pages: string[]) =>
	(page: string) =>
		pages.includes(page);
/** Pages that sidebars name: those of other languages and versions stand under the same names. */
const writtenPages = () => [...sourcePages('.')].filter((path) => placeOf(path).page === path);
const flat = (items: NavigationItem[]): NavigationItem[] =>
	items.flatMap((item) => [item, ...flat(item.items ?? [])]);
const linksIn = (items: NavigationItem[]) =>
	flat(items).flatMap(({ href }) => (href === undefined ? [] : [href]));
const groupsIn = (items: readonly SidebarItem[]): string[] =>
	items.flatMap((item) => {
		if (!('items' in item)) return [];
		return [...(item.heading ? [] : [item.label]), ...groupsIn(item.items)];
	});
const section = (path: string, hasPage = all) => sectionsFor(path, hasPage).find(({ open }) => open);

describe('which sidebar', () => {
	test.each([
		['/quickstart', 'documentation'],
		['/', 'documentation'],
		['/unleash-academy/foundational', 'academy'],
		['/unleash-academy/introduction', 'academy'],
	])('%s is shown with %s', (path, id) => {
		expect(findSidebar(path)?.sidebar.id).toBe(id);
	});

	test('a page has its section and its trail, the home page has neither', () => {
		const { section, trail } = findSidebar('/reference/segments') ?? {};
		expect(section?.label).toBe('Core concepts');
		expect(trail?.map(({ label }) => label)).toEqual([
			'Core concepts',
			'Feature flags and activation strategies',
			'Segments',
		]);
		expect(findSidebar('/')).toMatchObject({ section: undefined, trail: [] });
	});

	test('a page that stands in two places belongs to the first', () => {
		const page = '/feature-flag-tutorials/use-cases/manage-feature-flags-in-code';
		expect(findSidebar(page)?.trail.at(-2)?.label).toBe('Enterprise-grade security and scale');
	});

	test('pages that belong to none have none', () => {
		expect(findSidebar('/client-specification')).toBeUndefined();
	});

	test('every page has an entry, stands in the list without a sidebar, or is made from the API', () => {
		const drafts = readPages('.').filter(({ data }) => data['draft'] === true);
		const published = new Set(writtenPages()).difference(new Set(drafts.map(({ route }) => route)));
		expect(unlistedPages(published)).toEqual([]);
	});

	test('the list without a sidebar names no page that has one', () => {
		expect(unlisted.filter(({ page }) => findSidebar(page))).toEqual([]);
	});
});

describe('what the sidebar shows', () => {
	test('the nine sections and the academy, and the entries of the current one only', () => {
		const sections = sectionsFor('/reference/segments', all);
		expect(sections.map(({ label }) => label)).toEqual([
			'Get started',
			'Core concepts',
			'Tutorials and guides',
			'SDKs',
			'API reference',
			'Unleash Edge',
			'Integrate and deploy',
			'Data privacy and compliance',
			'Support and community',
			'Unleash Academy',
		]);
		expect(sections.filter(({ items }) => items).map(({ label }) => label)).toEqual(['Core concepts']);
	});

	test('the academy is a link as soon as its introduction is written, and the way back is one too', () => {
		const introduction = '/unleash-academy/introduction';
		const academy = { label: 'Unleash Academy', href: introduction };
		expect(sectionsFor('/quickstart', all)).toContainEqual(expect.objectContaining(academy));
		expect(sectionsFor('/quickstart', (page) => page !== introduction)).not.toContainEqual(
			expect.objectContaining(academy),
		);
		expect(sectionsFor(introduction, all)).toContainEqual(
			expect.objectContaining({ label: 'Docs', href: '/' }),
		);
	});

	test('the group on the way is open and the page is marked once', () => {
		const items = section('/reference/segments')?.items ?? [];
		const open = items.filter((item) => item.open);
		expect(open.map(({ label }) => label)).toEqual(['Feature flags and activation strategies']);
		expect(open[0]?.items?.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Segments']);
	});

	test('entries of pages that are not written are left out, and so are groups without any', () => {
		const items = section(
			'/understanding-unleash/managing-constraints',
			only('/understanding-unleash/managing-constraints'),
		)?.items;
		expect(items?.map(({ label }) => label)).toEqual(['Feature flags and activation strategies']);
		expect(items?.[0]?.items?.map(({ label }) => label)).toEqual(['Managing constraints']);
	});

	test('a section leads to its page, or to the first page in it that is written', () => {
		const hasPage = only('/quickstart', '/understanding-unleash/hosting-options', '/troubleshooting');
		const hrefs = Object.fromEntries(sectionsFor('/', hasPage).map(({ label, href }) => [label, href]));
		expect(hrefs).toEqual({
			'Get started': '/quickstart',
			'Integrate and deploy': '/understanding-unleash/hosting-options',
			'Support and community': '/troubleshooting',
		});
	});

	test("a group's own page is its first entry where it does not stand among them", () => {
		const group = section('/feature-flag-tutorials/java')
			?.items?.find(({ open }) => open)
			?.items?.find(({ open }) => open);
		expect(group?.label).toBe('Java');
		expect(group?.items?.[0]).toMatchObject({
			label: 'Tutorial',
			href: '/feature-flag-tutorials/java',
			current: true,
		});
	});

	test("a group's own page that stands among its entries is not repeated", () => {
		const hrefs = section('/quickstart')?.items?.map(({ href }) => href);
		expect(hrefs?.filter((href) => href === '/quickstart')).toHaveLength(1);
	});
});

describe('the API', () => {
	const labels = (path: string) => sectionsFor(path, all).map(({ label }) => label);
	const OPERATION = '/reference/api/unleash/create-feature';

	test('stands alone in the menu of its pages, with what is legacy, and is one entry elsewhere', () => {
		for (const path of [OPERATION, '/api-overview', '/reference/api/legacy/unleash/internal/health']) {
			expect(standsAlone(path)).toBe(true);
			expect(labels(path).slice(0, 3)).toEqual(['API overview', 'Unleash API', 'Addons']);
			expect(labels(path).slice(-3)).toEqual([
				'System API',
				'(Legacy Docs) Admin API',
				'(Legacy Docs) Client API',
			]);
		}
		expect(standsAlone('/quickstart')).toBe(false);
		expect(linksIn(sectionsFor('/quickstart', all))).toContain('/api-overview');
		expect(linksIn(sectionsFor('/quickstart', all)).some((href) => href.startsWith('/reference/api/'))).toBe(
			false,
		);
	});

	test('has one tag open, with its operations below what they handle', () => {
		const open = sectionsFor(OPERATION, all).filter((item) => item.open);
		expect(open.map(({ label, href }) => [label, href])).toEqual([
			['Features', '/reference/api/unleash/features'],
		]);
		const [flags] = open[0]?.items ?? [];
		expect(flags).toMatchObject({ label: 'Flags', heading: true });
		expect(flags?.items?.[0]).toMatchObject({
			label: 'Create a feature flag',
			method: 'POST',
			current: true,
		});
	});

	test('shows an operation that is gone on its own page only, and leads nowhere from beside it', () => {
		const gone = '/reference/api/unleash/get-all-toggles';
		const entries = (path: string) => flat(sectionsFor(path, all)).filter(({ href }) => href === gone);
		expect(entries(gone)).toMatchObject([{ current: true, gone: true }]);
		expect(entries(OPERATION)).toEqual([]);
		expect(previousAndNext(gone, all)).toEqual({});
		const beside = ['previous', 'next'].map((way) => previousAndNext(OPERATION, all)[way as 'next']?.page);
		expect(beside).not.toContain(gone);
	});

	test('names no things in breadcrumbs', () => {
		expect(breadcrumbs(OPERATION, all).map(({ label }) => label)).toEqual([
			'API reference',
			'Unleash API',
			'Features',
		]);
	});
});

describe('one link a page', () => {
	test('an open section is a heading where its first entry opens the same page, and a link where none does', () => {
		expect(section('/quickstart')).not.toHaveProperty('href');
		expect(section('/reference/segments')?.href).toBe('/understanding-unleash/the-anatomy-of-unleash');
		expect(section('/how-to-create-feature-flag')).not.toHaveProperty('href');
	});

	test.each([
		'/quickstart',
		'/reference/sdks',
		'/feature-flag-tutorials/react',
		'/using-unleash/compliance/soc2',
		'/contributing/ADRs',
	])('no page is linked twice on %s, but for the one that stands in two places', (path) => {
		const hrefs = linksIn(sectionsFor(path, all));
		const twice = hrefs.filter((href, index) => hrefs.indexOf(href) !== index);
		expect(twice.filter((href) => !href.endsWith('/manage-feature-flags-in-code'))).toEqual([]);
	});

	test('a group of which only its own page is written is that one link', () => {
		const items = section(
			'/how-to-create-feature-flag',
			only('/how-to-create-feature-flag', '/feature-flag-tutorials/java'),
		)?.items;
		expect(items).toMatchObject([
			{ label: 'Create and configure a feature flag', href: '/how-to-create-feature-flag', current: true },
			{
				label: 'Language and framework examples',
				items: [{ label: 'Java', href: '/feature-flag-tutorials/java' }],
			},
		]);
	});

	test('every page has exactly one current entry on its own sidebar', () => {
		const pages = sidebars.flatMap((sidebar) =>
			[...walk(sidebar)].map(({ trail }) => trail.at(-1)?.page ?? '#'),
		);
		for (const page of new Set(pages.filter((path) => path !== '/' && !path.includes('#')))) {
			const current = flat(sectionsFor(page, all)).filter((item) => item.current);
			expect(
				current.map(({ href }) => href),
				page,
			).toEqual([page]);
		}
	});
});

describe('the way to a page', () => {
	test('breadcrumbs name section and groups, with links where there are pages', () => {
		expect(breadcrumbs('/reference/stickiness', all)).toEqual([
			{ label: 'Core concepts', href: '/understanding-unleash/the-anatomy-of-unleash' },
			{ label: 'Feature flags and activation strategies', href: '/reference/feature-toggles' },
		]);
		expect(breadcrumbs('/reference/stickiness', only())[0]).toEqual({ label: 'Core concepts' });
	});

	test.each([
		['/client-specification', ['SDKs']],
		['/how-to/how-to-add-sso-google', ['Integrate and deploy', 'Single sign-on']],
		['/reference/custom-activation-strategies', ['Core concepts', 'Feature flags and activation strategies']],
		['/reference/api/legacy/unleash/basic-auth', ['API reference']],
		['/reference/api/unleash/get-all-toggles', ['API reference', 'Unleash API', 'Features']],
	])('%s, which no sidebar names, stands under pages that one names', (path, labels) => {
		expect(breadcrumbs(path, all).map(({ label }) => label)).toEqual(labels);
	});

	test('every page that is named as standing above another has an entry', () => {
		const named = [...unlisted, ...sidebars.flatMap(({ alsoOn }) => alsoOn)];
		const lost = named.filter(
			({ under }) => under !== undefined && findSidebar(under)?.section === undefined,
		);
		expect(lost).toEqual([]);
	});

	test('previous and next follow the reading order, each page once', () => {
		expect(previousAndNext('/what-is-a-feature-flag', all)).toEqual({
			previous: { label: 'Quickstart', page: '/quickstart' },
			next: { label: 'Unleash architecture overview', page: '/understanding-unleash/unleash-overview' },
		});
		expect(previousAndNext('/quickstart', all).previous).toBeUndefined();
		expect(
			previousAndNext('/unleash-academy/managing-unleash-for-devops/restore-and-upgrade', all).next,
		).toBeUndefined();
		expect(previousAndNext('/client-specification', all)).toEqual({});
	});
});

describe('mistakes in the data', () => {
	const wrong = (page: string): Sidebar[] => [
		{
			id: 'documentation',
			label: 'x',
			home: '/',
			alsoOn: [],
			sections: [{ label: 'Core', items: [{ label: 'Segments', page }] }],
		},
	];

	test('the sidebars of the site have none', () => {
		const entries = new Set(
			sidebars.flatMap((sidebar) =>
				[...walk(sidebar)].map(({ trail }) => trail.at(-1)?.page?.replace(/#.*/, '') ?? ''),
			),
		);
		const generated = [...entries].filter((page) => page.startsWith('/reference/api/unleash'));
		expect(validateSidebars(sidebars, new Set([...writtenPages(), ...generated]))).toEqual([]);
	});

	test('no section of the site has two groups of one label, by which their state is kept', () => {
		for (const { label, ...section } of sidebars.flatMap(({ sections }) => sections)) {
			const groups = 'items' in section ? groupsIn(section.items) : [];
			expect(groups, label).toEqual([...new Set(groups)]);
		}
	});

	test('an entry that no page has names itself and the nearest path', () => {
		const [problem] = validateSidebars(
			wrong('/reference/segmets'),
			new Set(['/reference/segments', '/quickstart']),
		);
		expect(problem).toContain('Sidebar "documentation", entry "Core > Segments"');
		expect(problem).toContain('found:    /reference/segmets');
		expect(problem).toContain('write:    /reference/segments');
	});

	test.each(['/quickstart/', '/quickstart.html'])('%s is not a clean path', (page) => {
		expect(validateSidebars(wrong(page), new Set(['/quickstart']))[0]).toContain('write:    /quickstart');
	});

	test('all of them stop the build with one error', () => {
		const message = () => assertSidebars([...wrong('/a'), ...wrong('/b')], new Set(['/quickstart']));
		expect(message).toThrow(/found: {4}\/a,[\s\S]*found: {4}\/b,/);
	});

	test('an entry that stands twice in a group is named', () => {
		const twice = wrong('/quickstart');
		const group = twice[0]?.sections[0] as { items: unknown[] };
		group.items.push(group.items[0]);
		expect(validateSidebars(twice, new Set(['/quickstart']))[0]).toContain(
			'"Segments" (/quickstart) twice in one group',
		);
	});
});
