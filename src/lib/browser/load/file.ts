import * as limits from '../../../config/limits.ts';
import * as storageKeys from '../../../config/storage-keys.ts';
import { keep, recall } from '../storage.ts';

/**
 * Gives work a limit of `limits.loadWithin`: after that its signal is aborted, and the promise is rejected even if the
 * work does not heed the signal.
 */
export async function within<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
	const control = new AbortController();
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => {
		const error = new DOMException('The operation timed out.', 'TimeoutError');
		control.abort(error);
		reject(error);
	}, limits.loadWithin);
	try {
		return await Promise.race([work(control.signal), promise]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * Loads a file of this site that a control needs. A failure is logged. When the file is gone, as after a new deploy,
 * the page reloads, once for each file, and the promise stays open; it also does not settle while the page leaves.
 *
 * @param type what the media type must contain: hosts may answer a missing file with a page
 * @throws what `fetch` throws, a `TimeoutError` after `limits.loadWithin`, or an error with the status
 */
export async function loadFile(
	url: string,
	type: 'javascript' | 'json' | 'markdown' | 'css',
): Promise<string> {
	let gone = false;
	try {
		return await within(async (signal) => {
			const response = await fetch(url, { signal });
			const { status, statusText, headers } = response;
			gone =
				status === 404 || status === 410 || (response.ok && !headers.get('content-type')?.includes(type));
			if (gone || !response.ok) throw new Error(`${status} ${statusText}`);
			return response.text();
		});
	} catch (error) {
		console.error(`${url} could not be loaded.`, error);
		if (gone && mayReload(url)) {
			location.reload();
			await new Promise(() => {});
		}
		throw error;
	}
}

/** Whether the page was not yet reloaded for this file. Without storage that cannot be told, and it does not reload. */
function mayReload(url: string): boolean {
	const reloaded = recall('sessionStorage', storageKeys.reloaded) ?? '';
	if (reloaded.includes(url)) return false;
	keep('sessionStorage', storageKeys.reloaded, `${url} ${reloaded}`.slice(0, 4096));
	return !!recall('sessionStorage', storageKeys.reloaded)?.startsWith(url);
}
