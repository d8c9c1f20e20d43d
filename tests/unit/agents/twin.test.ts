import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionsOf } from '~/agents/llms/sections.ts';
import { llmsFiles } from '~/agents/llms/texts.ts';
import { type Twin, twinOfPage } from '~/agents/twins/twin.ts';

const page = ({ head = '', main = '', title = 'Segments' } = {}) => `<!DOCTYPE html><html><head>
<meta property="og:title" content="${title}"><meta name="description" content="What segments are.">
<link rel="canonical" href="https://docs.example.com/reference/segments">${head}</head><body><nav>Menu</nav>
<main><nav class="breadcrumbs"><ol><li>Docs</li><li>Core concepts</li></ol></nav><h1>${title}</h1>${main}</main></body></html>`;
const twin = (html: string, path = '/reference/segments') => twinOfPage(html, path, '2026-11-23');
const fields = (text = '') => parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '');

test('a page has its facts before its text', () => {
	const review =
		'<p class="last-updated">Reviewed <time datetime="2026-11-20">20 November</time> with Unleash 8.2.0</p>';
	const found = twin(page({ main: `<p>Text.</p>${review}` }));
	expect(found).toMatchObject({ twin: '/reference/segments.md', section: 'Core concepts', hidden: false });
	expect(fields(found?.text)).toEqual({
		title: 'Segments',
		description: 'What segments are.',
		canonical: 'https://docs.example.com/reference/segments',
		updated: '2026-11-20',
		unleashVersion: '8.2.0',
	});
	expect(found?.text).toContain('---\n\n# Segments\n\nText.\n');
});

test('an operation has the day on which it was tried, other pages without a review that of the build', () => {
	const tried = '<dl class="lead"><div><dt>Tried</dt><dd>on 8.2.0, <time>2026-11-21</time></dd></div></dl>';
	expect(fields(twin(page({ main: tried }))?.text).updated).toBe('2026-11-21');
	const plain = fields(twin(page())?.text);
	expect([plain.updated, plain.unleashVersion]).toEqual(['2026-11-23', undefined]);
});

test('a title with signs of YAML stays what it is', () => {
	expect(fields(twin(page({ title: 'Java: #1 &quot;a&quot; - [b]' }))?.text).title).toBe(
		'Java: #1 "a" - [b]',
	);
});

test('pages that answer for others have no Markdown', () => {
	expect([twin(page(), '/404'), twin(page(), '/offline')]).toEqual([undefined, undefined]);
});

test.each([
	[page().replace(/<link[^>]*>/, ''), /no canonical link/],
	[page().replace(/<meta name[^>]*>/, ''), /no description/],
	[page().replace('<main>', '<div>'), /without <main/],
])('a page that lacks what every page has stops the build', (html, message) => {
	expect(() => twin(html)).toThrow(message);
});

const made = (path: string, more: Partial<Twin> = {}): Twin => ({
	path,
	twin: `${path}.md`,
	title: `Page ${path}`,
	description: 'About it.',
	canonical: `https://docs.example.com${path}`,
	hidden: false,
	text: `---\ntitle: ${path}\n---\n\n# ${path}\n`,
	...more,
});

test('sections follow the menus, with what search engines leave out last', () => {
	const twins = [
		made('/writing/components', { hidden: true }),
		made('/reference/api/unleash/features'),
		made('/elsewhere', { section: 'Core concepts' }),
		made('/reference/segments'),
		made('/quickstart'),
	];
	expect(sectionsOf(twins).map(({ label, twins: all }) => [label, all.map(({ path }) => path)])).toEqual([
		['Get started', ['/quickstart']],
		['Core concepts', ['/reference/segments', '/elsewhere']],
		['API reference', ['/reference/api/unleash/features']],
		['Optional', ['/writing/components']],
	]);
});

test('sections whose files would have one name stop the build', () => {
	const twins = [made('/x', { section: 'A, b' }), made('/y', { section: 'A b' })];
	expect(() => sectionsOf(twins)).toThrow('two sections whose file would be a-b.txt');
});

test('llms.txt leads to Markdown, and signs in titles break no link', () => {
	const sections = [{ label: 'Start', slug: 'start', twins: [made('/x', { title: 'A [b]' })] }];
	const [index, whole, part] = llmsFiles({ sections, site: 'https://docs.example.com', version: '8.2.0' });
	expect(index?.text).toContain('- [A \\[b\\]](https://docs.example.com/x.md): About it.\n');
	expect(index?.text).toContain('- [Start](https://docs.example.com/llms-full/start.txt): 1 page, 1 KB');
	expect([whole?.path, part?.path]).toEqual(['/llms-full.txt', '/llms-full/start.txt']);
	expect(whole?.text).toBe(part?.text);
});

test('files of many pages have the samples of an operation in curl only, and all of its answers', () => {
	const block = (name: string, code: string) => `**${name}**\n\n\`\`\`sh\n${code}\n\`\`\`\n\n`;
	const samples = `${block('curl', 'curl it')}${block('C#', 'new It();')}${block('Rust', 'it()')}`;
	const text = `## Request\n\n${samples}${block('Response', '{}')}## Responses\n`;
	const joined = (path: string) => {
		const sections = [{ label: 'A', slug: 'a', twins: [made(path, { text })] }];
		return llmsFiles({ sections, site: 'https://docs.example.com', version: '8.2.0' })[1]?.text;
	};
	expect(joined('/reference/api/unleash/get-it')).toBe(
		`## Request\n\n${block('curl', 'curl it')}${block('Response', '{}')}## Responses\n`,
	);
	expect(joined('/reference/sdks/rust')).toBe(text);
});
