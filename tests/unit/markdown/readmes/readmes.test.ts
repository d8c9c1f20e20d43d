import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchReadme, type Patience } from '~/markdown/readmes/fetch-readme.ts';
import { readmeToHtml } from '~/markdown/readmes/readme-to-html.ts';
import { readmeOf } from '~/markdown/readmes/readmes.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { listening } from '../../../listening.ts';

const patience: Patience = { timeout: 400, retries: 2, pause: 1, maxBytes: 2_000 };
const source = {
	repository: 'Unleash/unleash-node-sdk',
	revision: '0123456789abcdef0123456789abcdef01234567',
};
let server: Server;
let base = '';
let folder = '';
let asked = 0;
let answer: RequestListener = () => {};
/** Ends the time of the attempt that is under way. */
let timeIsUp: () => void;

beforeAll(async () => {
	server = createServer((request, response) => {
		asked += 1;
		answer(request, response);
	});
	({ origin: base } = await listening(server));
});
afterAll(() => server.closeAllConnections());
beforeEach(() => {
	asked = 0;
	vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
		const control = new AbortController();
		timeIsUp = () => control.abort();
		return control.signal;
	});
	folder = mkdtempSync(join(tmpdir(), 'readmes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const get = () => fetchReadme(`${base}/README.md`, folder, patience);

describe('a README of another host', () => {
	test('is fetched once and kept', async () => {
		answer = (_, response) => response.end('# Näme');
		expect([await get(), await get(), asked]).toEqual(['# Näme', '# Näme', 1]);
	});

	test('is asked for again when the host is down for a moment', async () => {
		answer = (_, response) => response.writeHead(asked < 3 ? 503 : 200).end('text');
		expect([await get(), asked]).toEqual(['text', 3]);
	});

	test.each<[string, RequestListener, RegExp, number]>([
		['is not there', (_, response) => response.writeHead(404).end(), /it answered 404/, 1],
		[
			'leads elsewhere',
			(_, response) => response.writeHead(302, { location: '/other' }).end(),
			/redirect/,
			3,
		],
		['never answers', () => timeIsUp(), /it took longer than 400 ms/, 3],
		[
			'stops in the middle',
			(_, response) => void response.writeHead(200).write('text', timeIsUp),
			/longer than 400 ms/,
			3,
		],
		['breaks off', (_, response) => void response.write('a', () => response.destroy()), /\w/, 3],
		['is huge', (_, response) => response.end('x'.repeat(5_000)), /larger than 2000 bytes/, 1],
		['is no text', (_, response) => response.end(Buffer.from([0xff, 0xfe, 0xfd])), /no text in UTF-8/, 1],
	])('that %s says so, and nothing is kept', async (_, listener, message, times) => {
		answer = listener;
		await expect(get()).rejects.toThrow(message);
		expect([asked, readdirSync(folder)]).toEqual([times, []]);
		expect(AbortSignal.timeout).toHaveBeenCalledWith(patience.timeout);
	});

	test('that cannot be had leaves the page without it, and says why', async () => {
		answer = (_, response) => response.writeHead(500).end();
		const lines: string[] = [];
		const settings = { on: true, base, folder, patience };
		expect(await readmeOf('node', settings, (line) => lines.push(line))).toBeUndefined();
		expect(lines).toEqual([
			expect.stringMatching(
				/README\.md is left out of \/reference\/sdks\/node\n {2}found: {4}it answered 500\n {2}expected: .*\n {2}write: /,
			),
		]);
	});

	test('is not asked for when it is switched off, or the SDK is unknown', async () => {
		const settings = { on: false, base, folder, patience };
		expect(await readmeOf('node', settings, () => {})).toBeUndefined();
		expect(await readmeOf('cobol', { ...settings, on: true }, () => {})).toBeUndefined();
		expect(asked).toBe(0);
	});

	test('is shown with its place and revision', async () => {
		answer = (request, response) => response.end(`# SDK\n\n${request.url}`);
		const readme = await readmeOf('node', { on: true, base, folder, patience }, () => {});
		const { repository, revision } = readFacts('sdks')['node']?.readme ?? { repository: '', revision: '' };
		expect(readme?.html.trim()).toBe(`<p>/${repository}/${revision}/README.md</p>`);
		expect(readme?.address).toBe(`https://github.com/${repository}/blob/${revision}/README.md`);
	});
});

describe('the text of a README', () => {
	const html = (markdown: string) => readmeToHtml(markdown, source).trim();
	const place = (kind: string) => `https://github.com/${source.repository}/${kind}/${source.revision}/`;

	test.each([
		['a script', 'a <script>alert(1)</script> b'],
		['an event handler', '<p onclick="alert(1)">a</p><img src=x onerror=alert(1)>'],
		['a javascript: link', '[a](javascript:alert(1)) <a href="JaVaScRiPt:alert(1)">b</a> [c](vbscript:x)'],
		['a data: link', '[a](data:text/html,<script>alert(1)</script>)'],
		['a frame', '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">'],
		['a style', '<style>*{display:none}</style><p style="position:fixed" class="topbar">a</p>'],
		['a form', '<form action="https://evil.example"><input name="a"><button>b</button></form>'],
		['an id of the page', '<h2 id="main">a</h2><a name="main">b</a>'],
		['a drawing with code', '<svg onload="alert(1)"><script>alert(1)</script></svg><math><mi>a</mi></math>'],
		[
			'a base',
			'<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel=stylesheet href=x>',
		],
	])('loses %s', (_, markdown) => {
		expect(html(markdown)).not.toMatch(
			/<(script|style|iframe|object|embed|form|input|button|svg|math|base|meta|link|img)\b|javascript:|vbscript:|data:|\son\w+=|\sstyle=|\sid=|\sname=|class="topbar"/i,
		);
	});

	test('leads to its repository where its links are relative', () => {
		expect(html('[a](docs/b.md) [c](#d) [e](/f) [g](https://example.com/h)')).toBe(
			`<p><a href="${place('blob')}docs/b.md" rel="nofollow noopener">a</a> <a href="${place('blob')}README.md#d" rel="nofollow noopener">c</a> <a href="${place('blob')}f" rel="nofollow noopener">e</a> <a href="https://example.com/h" rel="nofollow noopener">g</a></p>`,
		);
	});

	test('links to its images, so that nothing is loaded from other hosts', () => {
		expect(html('![Build](img/b.png)')).toBe(
			`<p><a href="${place('raw')}img/b.png" rel="nofollow noopener">Build</a></p>`,
		);
		expect(html('[![Build](b.svg)](https://ci.example)')).toBe(
			'<p><a href="https://ci.example/" rel="nofollow noopener">Build</a></p>',
		);
	});

	test('stands under the heading of its section, without its title', () => {
		expect(html('# SDK\n\n## Use\n\n### More').replaceAll('\n', '')).toBe('<h3>Use</h3><h4>More</h4>');
		expect(html('# One\n\n# Two').replaceAll('\n', '')).toBe('<h3>One</h3><h3>Two</h3>');
	});

	test('keeps tables and the language of code', () => {
		const shown = html('| a |\n|---|\n| b |\n\n```js\n1 < 2\n```');
		expect(shown).toContain('<td>b</td>');
		expect(shown).toContain('<code class="language-js">1 &#x3C; 2');
	});

	test.each([
		'',
		'[a](',
		'<div><p>',
		'| a\n|--',
		'```',
		`${'> '.repeat(90)}a`,
		'<!-- -->',
	])('may be broken: %j', (markdown) => expect(typeof html(markdown)).toBe('string'));
});
