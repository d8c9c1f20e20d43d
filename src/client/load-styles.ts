import { loadFile, within } from './load/file.ts';

/**
 * Applies a stylesheet that a control needs, once. Its file is loaded as any other first, so that what fails is told
 * alike, and comes from the browser's cache then.
 *
 * @throws as `loadFile` does, or if the browser does not take the styles
 */
export async function loadStyles(url: string): Promise<void> {
	const { head } = document;
	if (head.querySelector(`link[href="${url}"]`)) return;
	/* The development server answers what does not ask for styles with a module. */
	await loadFile(import.meta.env.DEV ? `${url}?direct` : url, 'css');
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
	link.dataset['part'] = '';
	const applied = new Promise((resolve, reject) => {
		link.addEventListener('load', resolve);
		link.addEventListener('error', () => reject(new Error(`${url} is not taken as styles.`)));
	});
	head.append(link);
	try {
		await within(() => applied);
	} catch (error) {
		link.remove();
		throw error;
	}
}
