import { SERVICE_WORKER } from 'astro:env/client';
import { trustedScript } from '../../lib/browser/trusted.ts';
import { isSparing } from './sparing.ts';

/** Path of the service worker. It is served as a worker that removes itself when the setting is off. */
const PATH = '/service-worker.js';

/** The page that the worker answers with when it has no copy of a page. */
const OFFLINE = '/offline';

/**
 * Registers the service worker that makes visited pages readable offline, or removes it together with
 * all it kept where the site is built with `SERVICE_WORKER=off`. Makes every 'Retry' load the page again.
 */
export function setUpOffline(root: Document): void {
	root.addEventListener(
		'click',
		(event) => (event.target as Element).closest?.('[data-retry]') && location.reload(),
	);
	const workers = navigator.serviceWorker;
	if (!workers || !import.meta.env.PROD) return;
	addEventListener('load', async () => {
		try {
			if (SERVICE_WORKER === 'off') await remove(workers);
			else if (!isSparing()) await start(workers, root);
		} catch {}
	});
}

/** Registers the worker and tells it what the page loads, which it cannot see before it is there. */
async function start(workers: ServiceWorkerContainer, root: Document): Promise<void> {
	await workers.register(trustedScript(PATH), { updateViaCache: 'none' });
	const { active } = await workers.ready;
	const tell = (urls: string[]) => active?.postMessage(urls);
	tell([offlinePage(root)]);
	new PerformanceObserver((list) => tell(list.getEntries().map(({ name }) => name))).observe({
		type: 'resource',
		buffered: true,
	});
}

/**
 * The address of the offline page. It names the styles and scripts that all pages have, so that the worker loads it anew
 * after a deploy that changes them and at no other time.
 */
function offlinePage({ head }: Document): string {
	const files = head.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
		'[rel=stylesheet]:not([data-part]),script[src]',
	);
	return `${OFFLINE}?${[...files].map(({ src, href }) => (src ?? href).split('/').at(-1)).join('')}`;
}

async function remove(workers: ServiceWorkerContainer): Promise<void> {
	const registrations = await workers.getRegistrations();
	if (registrations.length === 0) return;
	await Promise.all(registrations.map((registration) => registration.unregister()));
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
