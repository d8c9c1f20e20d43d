/**
 * Milliseconds after which a test, a hook or a wait is given up. It only ends what hangs: on a busy machine, a second
 * of work takes a minute.
 */
export const HANG = 1_200_000;

/** Options of the projects `site` and `search`, whose files share what modules keep: pages, indexes, the API contract. */
export const siteOptions = {
	isolate: false,
	restoreMocks: true,
	testTimeout: HANG,
	hookTimeout: HANG,
};
