/** The Starlight slots that this site fills itself. Each file bears the name of its slot, but for those below. */
const names = [
	'ContentPanel',
	'DraftContentNotice',
	'EditLink',
	'FallbackContentNotice',
	'Footer',
	'Head',
	'Header',
	'LanguageSelect',
	'LastUpdated',
	'MarkdownContent',
	'MobileMenuFooter',
	'MobileMenuToggle',
	'MobileTableOfContents',
	'PageFrame',
	'PageTitle',
	'Pagination',
	'Search',
	'Sidebar',
	'SiteTitle',
	'SkipLink',
	'TableOfContents',
	'ThemeSelect',
	'TwoColumnContent',
] as const;

const others = {
	Banner: 'VersionNotice',
	Hero: 'Nothing',
	PageSidebar: 'TableOfContents',
	SocialIcons: 'Nothing',
	ThemeProvider: 'Nothing',
};

/** Files by the slot that they fill. */
export const slots = Object.fromEntries(
	[...names.map((name) => [name, name]), ...Object.entries(others)].map(([slot, file]) => [
		slot,
		`./src/ui/starlight/${file}.astro`,
	]),
);
