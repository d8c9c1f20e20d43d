import { describe, expect, test } from 'vitest';
import { codeFigure } from '~/markdown/code/figure.ts';
import { languageOf, languageOfFile, nameOfLanguage } from '~/markdown/code/languages.ts';
import { parseMeta } from '~/markdown/code/meta.ts';

const texts = { copy: 'Copy', copied: 'Copied', terminal: 'Terminal', text: 'Text' };
const where = 'src/content/docs/page.mdx';
const figure = (lang: string, code: string, more = {}) =>
	codeFigure({ code, language: languageOf(lang, where), where, ...more }, texts);
const inside = (html: string) => /<code>([\s\S]*)<\/code>/.exec(html)?.[1];

describe('code figures', () => {
	test('one element for neighbors of one class, none around spaces or plain text', async () => {
		expect(inside(await figure('js', 'await new Foo(1);'))).toBe(
			'<span class=k>await new</span> <span class=f>Foo</span>(<span class=n>1</span>);',
		);
	});

	test('text is escaped', async () => {
		expect(inside(await figure('text', '<b> & {x}'))).toBe('&lt;b> &amp; {x}');
		expect(await figure('text', 'x', { title: 'a"b<c' })).toContain('<figcaption>a"b&lt;c</figcaption>');
	});

	test('a block without a title says what it is, but not in a tab', async () => {
		expect(await figure('sh', 'ls')).toContain('<figure class="code" data-kind="Terminal">');
		expect(await figure('text', 'x')).toContain('data-kind="Text"');
		expect(await figure('js', 'x', { isAlone: true })).not.toContain('data-kind');
		expect(await figure('js', 'x', { title: 'a.js' })).not.toContain('data-kind');
		expect(nameOfLanguage('js')).toBe('JavaScript');
		expect(nameOfLanguage('json')).toBe('JSON');
	});

	test('marked lines keep their line end inside', async () => {
		expect(inside(await figure('text', 'a\nb\nc', { marks: new Set([2]) }))).toBe('a\n<mark>b\n</mark>c');
	});

	test('a mark beyond the end names the file', async () => {
		await expect(figure('text', 'a', { marks: new Set([3]) })).rejects.toThrow(
			/page\.mdx[\s\S]*line 3[\s\S]*1 lines/,
		);
	});

	test('a diff loses its signs, so that they are not copied', async () => {
		expect(inside(await figure('diff', ' a\n-b\n+c'))).toBe('a\n<del>b\n</del><ins>c</ins>');
	});

	test('the same code gives the same HTML', async () => {
		const code = '{ "a": [1, true, null, "x"] }';
		expect(await figure('json', code)).toBe(await figure('json', code));
	});

	test('a part of a text has the color of the text, and is shown as it is', async () => {
		const code = `fetch(\`\${address}/api/admin/tags/$&\`);`;
		const whole = await figure('js', code);
		expect(await figure('js', code, { text: 'api/admin/tags/$&' })).toBe(whole);
		expect(await figure('js', code, { text: 'not/there' })).toBe(whole);
	});

	test('a part in JSON is read as JSON, beside a part of a text', async () => {
		const json = '{\n  "path": "api/tags $&"\n}';
		const code = `curl "$UNLEASH_URL/api/tags" --data '${json}'`;
		const html = await figure('sh', code, { text: 'api/tags', inside: { code: json, language: 'json' } });
		expect(html).toContain('$UNLEASH_URL/api/tags');
		expect(html).toContain('"path": <span class=s>"api/tags $&amp;"</span>');
	});

	test('JSON has the same colors at every indentation', async () => {
		const spans = async (code: string) => (await figure('json', code)).match(/<span.*?<\/span>/g);
		const flat = '{\n"a": [\n1,\n"x"\n]\n}';
		expect(await spans(flat.replaceAll('\n', '\n      '))).toEqual(await spans(flat));
	});
});

describe('languages', () => {
	test('other names and endings lead to the same language', () => {
		expect(languageOf('bash', where)).toBe('sh');
		expect(languageOf('', where)).toBe('text');
		expect(languageOfFile('node/quickstart.mjs')).toBe('js');
		expect(languageOfFile('deploy/Dockerfile')).toBe('dockerfile');
	});

	test.each(['pyton', 'constructor', '__proto__'])('%s is refused with the file and a suggestion', (name) => {
		expect(() => languageOf(name, where)).toThrow(/^src\/content\/docs\/page\.mdx\n[\s\S]*write: /);
	});
	test('the suggestion is the nearest name', () => {
		expect(() => languageOf('pyton', where)).toThrow(/write: {4}python/);
	});
});

describe('what stands behind the language', () => {
	test('title and lines', () => {
		const { title, marks } = parseMeta('title="a b.js" {3,5-6}', where);
		expect(title).toBe('a b.js');
		expect([...marks]).toEqual([3, 5, 6]);
	});

	test.each([
		'{6-5}',
		'{0}',
		'{a}',
		'titel="x"',
		"title='x'",
		'showLineNumbers',
	])('%s is an error', (meta) => {
		expect(() => parseMeta(meta, where)).toThrow(/page\.mdx\n {2}found:/);
	});
});
