const inRedirects = (path: string) =>
	`nothing here; add the old path to redirects.mjs: '/old-path': '${path}'`;
const byFolder = (path: string) =>
	`nothing here; the folder and the file name are the address, now ${path}: move the file to change it`;
const inSidebars = () => 'nothing here; the order of pages stands in src/config/sidebars';
const byTool = () => 'nothing here; npm run reviewed notes the day on which the page was checked';
const byKind = () => 'nothing here; the layout follows from kind';
const inAvailability = (field: string) => () => `availability: { ${field} }`;

/**
 * Fields that writers know from elsewhere and that do not exist here, with what to do instead.
 * The functions get the path of the page on the site.
 */
export const foreignFields: Readonly<Record<string, (path: string) => string>> = {
	redirect: inRedirects,
	redirects: inRedirects,
	redirect_from: inRedirects,
	redirectFrom: inRedirects,
	alias: inRedirects,
	aliases: inRedirects,
	slug: byFolder,
	permalink: byFolder,
	url: byFolder,
	id: byFolder,
	prev: inSidebars,
	next: inSidebars,
	sidebar: () => 'sidebarLabel for the label; the place in the sidebar stands in src/config/sidebars',
	sidebar_position: inSidebars,
	weight: inSidebars,
	lastUpdated: byTool,
	last_update: byTool,
	template: byKind,
	layout: byKind,
	hero: byKind,
	banner: () => 'a callout in the text, or the announcement in src/config/announcement.ts',
	head: () => 'nothing here; the head is made from title, description and kind',
	editUrl: () => 'nothing here; the link is made from the path of the file',
	pagefind: () => 'search: { off: true }',
	tags: () => 'keywords: [sticky, consistent rollout]',
	since: inAvailability("since: '5.7'"),
	plans: inAvailability('plans: [enterprise]'),
	plan: inAvailability('plans: [enterprise]'),
};
