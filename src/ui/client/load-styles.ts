import { loadFile, within } from '../../lib/browser/load/file.ts';

/** Stylesheets that are applied or on their way, by address. */
const applied = new Map<string, Promise<void>>();

/**
 * Applies a stylesheet that a control needs, once, whoever asks. Its file is loaded as any other first, so that what
 * fails is told alike, and comes from the browser's cache then. What failed is tried again by the next who asks.
 *
 * @throws as `loadFile` does, or if the browser does not take the styles
 */
export function loadStyles(url: string): Promise<void> {
	const known = applied.get(url);
	if (known) return known;
	const applying = apply(url).catch((error) => {
		applied.delete(url);
		throw error;
	});
	applied.set(url, applying);
	return applying;
}

async function apply(url: string): Promise<void> {
	/* The development server answers what does not ask for styles with a module. */
	await loadFile(import.meta.env.DEV ? `${url}?direct` : url, 'css');
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
	link.dataset['part'] = '';
	const taken = new Promise((resolve, reject) => {
		link.addEventListener('load', resolve);
		link.addEventListener('error', () => reject(new Error(`${url} is not taken as styles.`)));
	});
	document.head.append(link);
	try {
		await within(() => taken);
	} catch (error) {
		link.remove();
		throw error;
	}
}
