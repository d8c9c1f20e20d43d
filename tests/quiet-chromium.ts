/** Options with which tests start Chromium. */
export const QUIET = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	// Without these, Chromium reaches for hosts of its own that tests have no business with.
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// One process for all pages: each new process costs as much CPU time as loading a page.
	'--renderer-process-limit=1',
	'--process-per-site',
	'--disable-site-isolation-trials',
	'--in-process-gpu',
];
