import { SERVICE_WORKER } from 'astro:env/client';
import { trustedScript } from './trusted.ts';

/** Path of the service worker. It is served as a worker that removes itself when the setting is off. */
const PATH = '/service-worker.js';

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
			if (SERVICE_WORKER === 'on') await workers.register(trustedScript(PATH), { updateViaCache: 'none' });
			else await remove(workers);
		} catch {}
	});
}

async function remove(workers: ServiceWorkerContainer): Promise<void> {
	const registrations = await workers.getRegistrations();
	if (registrations.length === 0) return;
	await Promise.all(registrations.map((registration) => registration.unregister()));
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
