/*
 * The names under which the site keeps things in the browser, imported as `storageKeys`: each apart, so that pages load
 * those that they use. Nothing else may name a key. `src/ui/client/before-paint.js` and `restore-tabs.js` run before any
 * module and repeat them; a test compares.
 */

/** Local: `light` or `dark`; absent means the system preference. */
export const theme = 'theme';

/** Local: JSON object of tab group to chosen tab. */
export const tabs = 'tabs';

/** Local: id of the announcement that was closed. */
export const announcement = 'announcement-dismissed';

/** Local: name of the version of the documentation that the reader prefers. */
export const version = 'docs-preferred-version';

/** Local: JSON object of academy page to the lessons that were ticked. */
export const courses = 'academy-progress';

/** Session: JSON of the sidebar's scroll position and open groups. */
export const sidebar = 'sidebar-state';

/** Session: random number of the session and when it began, for services that count sessions. Only with `ANALYTICS=ga4`. */
export const analyticsSession = 'analytics-session';

/** Session: addresses of files, separated by spaces, for the lack of which a page was reloaded. */
export const reloaded = 'reloaded-for';

/** Session: JSON list of questions to the assistant with their answers. */
export const assistant = 'assistant';

/** Session: `open` while the panel of the assistant stands beside the page. */
export const assistantPanel = 'assistant-panel';

/**
 * Local: JSON of the reader's server, its project and environment, and of tokens that are to stay. Session: JSON of
 * other tokens and of values of paths.
 */
export const yourServer = 'your-server';
