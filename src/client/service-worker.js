/*
 * Makes pages that were visited readable offline, and answers a page that cannot be loaded with the site's own
 * page. The network always comes first, so that an old copy never hides a new deploy; only files whose names
 * carry a hash of their content are answered from the copy. Change a cache's name to drop what it holds.
 */
const PAGES = 'pages-1';
const FILES = 'files-1';
/** How many pages and files a browser keeps; the oldest go first. */
const MOST = { [PAGES]: 80, [FILES]: 240 };
const OFFLINE = '/offline';
const HASHED = /\/_astro\/[\w.@~-]+/g;

addEventListener('install', (event) => {
	skipWaiting();
	event.waitUntil(keepPage(OFFLINE));
});

addEventListener('activate', (event) => {
	event.waitUntil(
		(async () => {
			const old = (await caches.keys()).filter((name) => !(name in MOST));
			await Promise.all(old.map((name) => caches.delete(name)));
			await clients.claim();
			const open = await clients.matchAll({ type: 'window' });
			await Promise.allSettled(open.map(({ url }) => keepPage(url)));
		})(),
	);
});

addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== location.origin) return;
	if (request.mode === 'navigate') event.respondWith(answerPage(event));
	else if (url.pathname.startsWith('/_astro/')) event.respondWith(answerFile(event));
});

async function answerPage(event) {
	try {
		const response = await fetch(event.request);
		if (response.status >= 500)
			return failed(event.request, `${response.status} ${response.statusText}`.trim());
		if (response.ok) event.waitUntil(keepPage(event.request.url, response.clone()).catch(() => {}));
		return response;
	} catch (error) {
		return failed(event.request, error.message);
	}
}

async function answerFile({ request }) {
	const kept = await caches.match(request, { ignoreVary: true });
	if (kept) return kept;
	const response = await fetch(request);
	if (response.ok) await keep(FILES, request, response.clone()).catch(() => {});
	return response;
}

/** The copy of a page with a notice above its text, or the offline page; both say what went wrong. */
async function failed(request, reason) {
	const page = await caches.match(OFFLINE);
	if (!page) return Response.error();
	const html = (await page.text()).replace('<!--reason-->', () => escapeText(reason));
	const saved = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
	if (!saved) return answer(html, 503, page);
	const [notice] = /<section class="offline-notice"[\s\S]*?<\/section>/.exec(html) ?? [''];
	const copy = (await saved.text()).replace(/<main[^>]*>/, (main) => main + notice);
	return answer(copy, 200, saved);
}

/** A changed copy keeps the headers of what it was made from, the security policy among them. */
function answer(html, status, { headers: original }) {
	const headers = new Headers(original);
	for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
	return new Response(html, { status, headers });
}

function escapeText(text) {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Keeps a page together with the files it names. */
async function keepPage(url, response) {
	response ??= await fetch(url);
	if (!response.ok || !response.headers.get('Content-Type')?.includes('text/html')) return;
	const { origin, pathname } = new URL(url, location);
	await keep(PAGES, origin + pathname, response.clone());
	const names = new Set((await response.text()).match(HASHED));
	await Promise.allSettled([...names].map(keepFile));
}

async function keepFile(name) {
	if (await caches.match(name, { ignoreVary: true })) return;
	const response = await fetch(name);
	if (response.ok) await keep(FILES, name, response);
}

/** Puts a copy at the end of a cache and removes the oldest ones. A full disk is no error. */
async function keep(name, request, response) {
	const cache = await caches.open(name);
	await cache.delete(request);
	await cache.put(request, response);
	const kept = await cache.keys();
	await Promise.all(
		kept.slice(0, Math.max(0, kept.length - MOST[name])).map((oldest) => cache.delete(oldest)),
	);
}
