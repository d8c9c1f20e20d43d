import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { redirects } from '../../redirects.mjs';
import { headersFor } from '../../src/hosting/headers.ts';
import { HOST_FILES } from '../../src/hosting/hosts/host-files.ts';
import { builtPages } from '../../src/hosting/redirects/built-pages.ts';
import { withQuery } from '../../src/hosting/request-path.ts';
import { readHosting } from '../../src/hosting/server/read-hosting.ts';
import { builtFiles, dist } from './built-site.ts';
import { onEveryServer } from './every-server.ts';

const { plan, policy } = readHosting(dist);
const pages = [...builtPages(dist)].filter(([path]) => path !== '/404');
const missing = readFileSync(join(dist, '404.html'));
const hashed = `/${builtFiles('.css').find((file) => file.startsWith('_astro'))}`;

onEveryServer(({ name, encodings, get }) => {
	/** Asks for every path and returns those that do not lead where they should. */
	async function wrong(expected: Iterable<readonly [path: string, location: string]>): Promise<string[]> {
		const answers = await Promise.all(
			[...expected].map(async ([path, location]) => {
				const { status, headers } = await get(path);
				const ok = status === 301 && headers.location === location;
				return ok ? [] : [`${path}: ${status} ${headers.location}, not ${location}`];
			}),
		);
		return answers.flat();
	}

	test('every old path leads to its page in one step', async () => {
		expect(redirects.length).toBeGreaterThan(200);
		expect(await wrong(redirects)).toEqual([]);
		expect(await wrong(plan.exact)).toEqual([]);
	});

	test.each(['/', '.html', '/index.html'])('every old path followed by %s as well', async (ending) => {
		expect(await wrong(redirects.map(([from, to]) => [from + ending, to]))).toEqual([]);
	});

	test('the query goes along, before the anchor', async () => {
		const query = '?a=1&b=%20c';
		expect(await wrong(redirects.map(([from, to]) => [from + query, withQuery(to, query)]))).toEqual([]);
	});

	test('every page can be reached below /docs', async () => {
		const below = pages.map(([path]) => [`/docs${path === '/' ? '' : path}`, path] as const);
		expect(await wrong(below.filter(([path]) => !plan.exact.has(path)))).toEqual([]);
	});

	test('every page answers at its clean address', async () => {
		for (const [path, file] of pages) {
			const { status, headers, body } = await get(path);
			expect([path, status, headers['content-type']?.replace(' ', '').toLowerCase()]).toEqual([
				path,
				200,
				'text/html;charset=utf-8',
			]);
			expect(body.equals(readFileSync(join(dist, file))), path).toBe(true);
		}
	});

	test('every page leads from its other forms to the clean address', async () => {
		const forms = pages.flatMap(([path]) =>
			path === '/'
				? [['/index.html', '/'] as const]
				: ['.html', '/', '/index.html'].map((ending) => [path + ending, path] as const),
		);
		expect(await wrong(forms)).toEqual([]);
		expect(await wrong(forms.map(([form, path]) => [`${form}?q=a`, `${path}?q=a`]))).toEqual([]);
	});

	test.each([
		'/nowhere',
		'/reference/nowhere',
		'/_astro/nowhere.js',
		'/404',
		'/404.html',
		'/404/',
		'/quickstart.htm',
		'/_build.txt',
		'/_hosting.json',
		'/nginx.conf',
		'/vercel.json',
		'/index.html.gz',
		'/index.html.br',
		'/.git/config',
		'/.env',
		'/quickstart/.html',
	])('%s is missing, with the page for it', async (path) => {
		const { status, headers, body } = await get(path);
		expect(status).toBe(404);
		expect(body.equals(missing)).toBe(true);
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
	});

	test('doubled slashes lead to the address with single ones', async () => {
		const doubled = pages.filter(([path]) => path !== '/').map(([path]) => path.replaceAll('/', '//'));
		expect(await wrong(doubled.map((path) => [path, path.replaceAll('//', '/')]))).toEqual([]);
		expect(await wrong(redirects.map(([from, to]) => [`/${from}`, to]))).toEqual([]);
		expect(await wrong([['//docs//reference///segments', '/reference/segments']])).toEqual([]);
	});

	test('hashed files are kept for ever, all others asked for again', async () => {
		expect((await get(hashed)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
		for (const path of ['/', '/favicon.svg', '/redirect.js', redirects[0]?.[0] ?? '']) {
			expect((await get(path)).headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
		}
	});

	test.each([
		['.css', /^text\/css/],
		['.js', /^(text|application)\/javascript/],
		['.json', /^application\/json/],
		['.md', /^text\/markdown; ?charset=utf-8/],
		['.svg', /^image\/svg\+xml/],
		['.txt', /^text\/plain/],
		['.woff2', /^font\/woff2/],
		['.xml', /^(text|application)\/xml/],
	])('a file that ends in %s says what it is', async (ending, type) => {
		const file = builtFiles(ending).find((name) => !HOST_FILES.includes(name));
		if (file) expect((await get(`/${file}`)).headers['content-type']).toMatch(type);
	});

	test('pages of other sites may read the search index, its script and the API contract, and nothing else', async () => {
		const allowed = async (path: string) => (await get(path)).headers['access-control-allow-origin'];
		const part = `/${builtFiles('.json').find((file) => file.startsWith('_astro/search-'))}`;
		const shared = ['/embed/search.js', '/search/index.json', part, '/openapi.json', '/openapi.yaml'];
		for (const path of shared) expect([path, await allowed(path)]).toEqual([path, '*']);
		for (const path of ['/', '/quickstart', '/search', hashed, '/favicon.svg', '/embed/nowhere', '/addons'])
			expect([path, await allowed(path)]).toEqual([path, undefined]);
	});

	test('whoever found a security problem learns whom to tell', async () => {
		const { status, headers, body } = await get('/.well-known/security.txt');
		expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
		expect(body.toString()).toMatch(/^Contact: https:\/\/.+\nExpires: \d{4}-/);
	});

	test('a copy that is still right is not sent again', async () => {
		const first = await get('/');
		const again = await get('/', { 'If-None-Match': first.headers.etag ?? '' });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
	});

	test('a client that began with another version of a file learns that there is a new one', async () => {
		const { etag = '' } = (await get('/')).headers;
		expect((await get('/', { 'If-Match': '"another"' })).status).toBe(412);
		expect((await get('/', { 'If-Match': `"another", ${etag}` })).status).toBe(200);
	});

	test.each(encodings)('pages, styles and scripts travel as %s', async (encoding) => {
		const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
		for (const [path, file, vary] of [
			['/', 'index.html', 'Accept-Encoding, Accept'],
			[hashed, hashed, 'Accept-Encoding'],
		] as const) {
			const { headers, body } = await get(path, { 'Accept-Encoding': encoding });
			expect([headers['content-encoding'], headers.vary]).toEqual([encoding, vary]);
			expect(decode(body).equals(readFileSync(join(dist, file)))).toBe(true);
			expect(
				(await get(path, { 'Accept-Encoding': `${encoding};q=0` })).headers['content-encoding'],
			).toBeUndefined();
		}
		const { headers, status } = await get('/nowhere', { 'Accept-Encoding': encoding });
		expect([status, headers['content-encoding']]).toEqual([404, encoding]);
	});

	test('every kind of answer has the headers that protect readers', async () => {
		for (const path of [
			'/',
			hashed,
			'/nowhere',
			'/index.html',
			redirects[0]?.[0] ?? '',
			'/%zz',
			'/favicon.svg',
		]) {
			const { headers } = await get(path);
			for (const [header, value] of headersFor('/', { policy })) {
				if (header !== 'Cache-Control')
					expect(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value);
			}
		}
	});

	test('HEAD is answered like GET, without a body', async () => {
		for (const path of ['/', '/nowhere', '/index.html']) {
			const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
			expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
				whole.status,
				0,
				whole.headers['content-type'],
			]);
		}
	});

	test('a part of a file can be asked for, and a senseless part breaks nothing', async () => {
		const whole = readFileSync(join(dist, 'favicon.svg'));
		const part = await get('/favicon.svg', { Range: 'bytes=2-5' });
		expect([part.status, part.body.toString()]).toEqual([206, whole.subarray(2, 6).toString()]);
		expect((await get('/favicon.svg', { Range: 'bytes=-4' })).body.equals(whole.subarray(-4))).toBe(true);
		expect((await get('/favicon.svg', { Range: `bytes=${whole.length}-` })).status).toBe(416);
		for (const range of ['bytes=5-2', 'bytes=x', 'lines=1-2'])
			expect((await get('/favicon.svg', { Range: range })).status).toBeGreaterThanOrEqual(200);
		expect((await get('/')).status).toBe(200);
	});

	test('a part is sent only of the file that the client has a part of', async () => {
		const etag = (await get('/favicon.svg')).headers.etag ?? '';
		const statusOf = async (ifRange: string) =>
			(await get('/favicon.svg', { Range: 'bytes=2-5', 'If-Range': ifRange })).status;
		expect([await statusOf(etag), await statusOf('"other"')]).toEqual([206, 200]);
	});

	if (name === 'npm start') {
		test('letter case counts in old paths', async () => {
			expect((await get('/ADDONS')).status).toBe(404);
		});
	}
});

test('the build has written what each kind of host reads', () => {
	for (const file of [
		'_headers',
		'_hosting.json',
		'_redirects',
		'nginx.conf',
		'redirect.js',
		'vercel.json',
	]) {
		expect(existsSync(join(dist, file)), file).toBe(true);
	}
});
