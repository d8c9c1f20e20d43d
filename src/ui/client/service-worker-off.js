/* Takes the place of the service worker where it is switched off: removes itself and all that was kept. */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
	event.waitUntil(
		(async () => {
			await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
			await registration.unregister();
		})(),
	);
});
