import { storageKeys } from '../site/storage-keys.ts';
import { keep, recall } from './storage.ts';

/**
 * After a new deploy the files of an open page may be gone. When the code of a control cannot be loaded,
 * this logs it and reloads the page, once: a second failure on the same page leaves the page alone.
 */
export function setUpStaleReload(root: Document): void {
	root.addEventListener('astro:hydration-error', (event) => {
		const { error, componentUrl } = (event as CustomEvent<{ error: unknown; componentUrl: string }>).detail;
		if (!isLoadFailure(error) || !navigator.onLine) return;
		const page = location.pathname;
		if (recall('sessionStorage', storageKeys.reloaded) === page) return;
		keep('sessionStorage', storageKeys.reloaded, page);
		if (recall('sessionStorage', storageKeys.reloaded) !== page) return;
		console.error(
			`The code of a control could not be loaded (${componentUrl}). Reloading the page once.`,
			error,
		);
		event.preventDefault();
		location.reload();
	});
	root.addEventListener('astro:hydrate', () => keep('sessionStorage', storageKeys.reloaded, ''), {
		capture: true,
	});
}

/** Browsers word a module that could not be fetched in three ways. */
function isLoadFailure(error: unknown): boolean {
	return /dynamically imported module|Importing a module script failed|error loading/i.test(String(error));
}
