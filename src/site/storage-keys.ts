/**
 * The names under which the site keeps things in the browser. Nothing else may name a key.
 * `src/client/before-paint.js` and `restore-tabs.js` run before any module and repeat them; a test compares.
 */
export const storageKeys = {
	/** Local: `light` or `dark`; absent means the system preference. */
	theme: 'theme',
	/** Local: JSON object of tab group to chosen tab. */
	tabs: 'tabs',
	/** Local: id of the announcement that was closed. */
	announcement: 'announcement-dismissed',
	/** Local: name of the version of the documentation that the reader prefers. */
	version: 'docs-preferred-version',
	/** Session: JSON of the sidebar's scroll position and open groups. */
	sidebar: 'sidebar-state',
	/** Session: addresses of files, separated by spaces, for the lack of which a page was reloaded. */
	reloaded: 'reloaded-for',
} as const;
