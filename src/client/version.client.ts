import { storageKeys } from '../site/storage-keys.ts';
import { keep } from './storage.ts';

/** Remembers which version of the documentation the reader uses. */
export function rememberVersion(root: Document): void {
	const version = root.querySelector<HTMLMetaElement>('meta[name="docs-version"]')?.content;
	if (version) keep('localStorage', storageKeys.version, version);
}
