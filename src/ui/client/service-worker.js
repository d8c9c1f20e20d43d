/*
 * Makes pages that were visited readable offline, and answers a page that cannot be loaded with the site's own page.
 * It keeps what passes through it and what a page says it loaded, and fetches nothing else: a control works offline
 * when it was used before, with all of its code, and fails as a whole when not. The network comes first, so that an
 * old copy never hides a new deploy; only files whose names carry a hash of their content are answered from the copy.
 *
 * Copies stand in two generations, each a cache. What is used moves to the younger one; when that is full, the next
 * one begins and the oldest goes, with what was not used since. Files are used after their page: they outlive it.
 */
const KEPT = 'kept-';
/** Pages and files in a generation, and their bytes: what a browser keeps is at most twice that. */
const MOST = 200;
const MOST_BYTES = 12_000_000;
/** Header of a copy that says how many bytes it takes. */
const BYTES = 'Kept-Bytes';
/** Milliseconds to wait for the network where there is a copy. */
const PATIENCE = 5000;
const OFFLINE = '/offline';
const HASHED = '/_astro/';
/** What search asks for by names without a hash: its texts, and where its index is. */
const DATA = '/search/';
/** Texts of pages for snippets: small, many, and search does without. */
const SNIPPETS = '/_astro/search-texts';
const ANY = { ignoreSearch: true, ignoreVary: true };

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
	const drop = (names) => names.filter((name) => !name.startsWith(KEPT)).map((name) => caches.delete(name));
	event.waitUntil(Promise.all([clients.claim(), caches.keys().then((names) => Promise.all(drop(names)))]));
});

/** A page names what it loaded: the browser has it, so it is not sent again. Only the offline page may be new. */
addEventListener('message', (event) => {
	const wanted = event.data.filter((name) => {
		const { origin, pathname } = new URL(name, location);
		return origin === location.origin && (pathname === OFFLINE || pathname.startsWith(HASHED));
	});
	const copy = (url) => copyOf(event, url, () => fetch(url, { cache: 'force-cache' }));
	event.waitUntil(Promise.allSettled([event.source.url, ...wanted].map(copy)));
});

addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith(SNIPPETS)) return;
	if (pathname.startsWith(HASHED)) event.respondWith(copyOf(event, request.url, () => fetch(request)));
	else if (request.mode === 'navigate') event.respondWith(fromNetwork(event, failed));
	else if (pathname.startsWith(DATA)) event.respondWith(fromNetwork(event, (saved) => saved));
});

/** The copy, which counts as used now, or else what `load` brings, which is kept. */
async function copyOf(event, url, load) {
	const { young, old } = await generations();
	const fresh = await young.match(url, { ignoreVary: true });
	if (fresh) return fresh;
	const response = (await old.match(url, { ignoreVary: true })) ?? (await load());
	event.waitUntil(keep(url, response.clone()));
	return response;
}

/** What the network says; what `otherwise` makes of the copy where that fails, or takes long and there is a copy. */
async function fromNetwork(event, otherwise) {
	const { request } = event;
	const asked = fetch(request);
	event.waitUntil(asked.then((response) => keep(request.url, response.clone())).catch(() => {}));
	const saved = await find(request.url);
	const late = (_, reject) => setTimeout(reject, PATIENCE, new Error('504 Gateway Timeout'));
	try {
		const response = await (saved ? Promise.race([asked, new Promise(late)]) : asked);
		if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`.trim());
		return response;
	} catch (error) {
		return (await otherwise(saved, error.message)) ?? Response.error();
	}
}

/** The copy of a page with a notice above its text, or the offline page; both say what went wrong. */
async function failed(saved, reason) {
	const page = await find(OFFLINE);
	if (!page) return saved;
	const text = reason.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
	const html = (await page.text()).replace('<!--reason-->', () => text);
	if (!saved) return answer(html, 503, page);
	const [notice] = /<div class="offline-notice"[\s\S]*?<\/div>/.exec(html) ?? [''];
	const copy = (await saved.text()).replace(/<main[^>]*>/, (main) => main + notice);
	return answer(copy, 200, saved);
}

/** A changed copy keeps the headers of what it was made from, the security policy among them. */
function answer(html, status, { headers: original }) {
	const headers = new Headers(original);
	for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
	return new Response(html, { status, headers });
}

/** The copy of an address, whatever stands behind its question mark. */
async function find(url) {
	const { young, old } = await generations();
	return (await young.match(url, ANY)) ?? old.match(url, ANY);
}

async function generations() {
	const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
	const number = Math.max(1, ...names.map((name) => Number(name.slice(KEPT.length))));
	const [young, old] = await Promise.all([number, number - 1].map((each) => caches.open(KEPT + each)));
	return { number, young, old };
}

/** Keeps a copy in the younger generation, and begins the next one when that is full. A full disk is no error. */
async function keep(url, response) {
	if (!response.ok) return;
	try {
		const { number, young, old } = await generations();
		const body = await response.blob();
		const headers = new Headers(response.headers);
		headers.set(BYTES, body.size);
		await Promise.all([young.delete(url, ANY), old.delete(url, ANY)]);
		await young.put(url, new Response(body, { headers }));
		const kept = await young.matchAll();
		const bytes = kept.reduce((sum, copy) => sum + Number(copy.headers.get(BYTES)), 0);
		if (kept.length < MOST && bytes < MOST_BYTES) return;
		await caches.open(KEPT + (number + 1));
		await caches.delete(KEPT + (number - 1));
	} catch {}
}
