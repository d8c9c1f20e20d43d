/** Keeps a text in the browser. Storage that is full or blocked is no error: the page works without it. */
export function keep(storage: 'localStorage' | 'sessionStorage', key: string, value: string): void {
	try {
		globalThis[storage].setItem(key, value);
	} catch {}
}

/** Reads a text from the browser, `null` if there is none or storage is blocked. */
export function recall(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
	try {
		return globalThis[storage].getItem(key);
	} catch {
		return null;
	}
}

/** Removes a text from the browser. */
export function forget(storage: 'localStorage' | 'sessionStorage', key: string): void {
	try {
		globalThis[storage].removeItem(key);
	} catch {}
}
