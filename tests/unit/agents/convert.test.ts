import { parseFragment } from 'parse5';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { contentToMarkdown } from '~/agents/twins/convert.ts';

const BASE = 'https://docs.example.com/reference/segments';
const markdown = (html: string) => contentToMarkdown(parseFragment(html).childNodes, BASE);

describe('text', () => {
	test.each([
		['<p>A <strong>bold</strong> and <em>soft</em>\n word</p>', 'A **bold** and _soft_ word\n'],
		['<p>a<strong> b </strong>c</p>', 'a **b** c\n'],
		['<p>UNLEASH_<wbr>URL <code>a  b</code> <kbd>Ctrl</kbd></p>', 'UNLEASH_URL `a b` `Ctrl`\n'],
		['<p>1 * 2 &lt;b&gt; [x] # y</p>', '1 \\* 2 \\<b> \\[x] # y\n'],
		['<div>loose<p>a block</p>text</div>', 'loose\n\na block\n\ntext\n'],
		['<p>Term<span class="term-definition">what it means</span>.</p>', 'Term.\n'],
		['<blockquote><p>said</p></blockquote>', '> said\n'],
	])('%s', (html, expected) => {
		expect(markdown(html)).toBe(expected);
	});
});

describe('links and pictures', () => {
	test.each([
		['<p><a href="/quickstart">a</a></p>', '[a](https://docs.example.com/quickstart)\n'],
		['<p><a href="#options">a</a></p>', `[a](${BASE}#options)\n`],
		['<p><a href="https://x.example/?a=(b)">a</a></p>', '[a](https://x.example/?a=\\(b\\))\n'],
		['<p><a href="mailto:a@b.example">a</a></p>', '[a](mailto:a@b.example)\n'],
		['<img src="/_astro/a.webp" alt="A form">', '![A form](https://docs.example.com/_astro/a.webp)\n'],
		['<svg role="img" aria-label="Two boxes."><text>x</text></svg>', 'Drawing: Two boxes.\n'],
		['<p>a<svg aria-hidden="true"><text>x</text></svg></p>', 'a\n'],
	])('%s', (html, expected) => {
		expect(markdown(html)).toBe(expected);
	});
});

test('a heading is no link to itself, and what stands small behind it is a line of its own', () => {
	const html =
		'<h2 id="body"><a class="anchor" href="#body">Request body</a><small>application/json</small></h2>';
	expect(markdown(html)).toBe('## Request body\n\napplication/json\n');
});

describe('code', () => {
	test('stays as it is, with its language and its caption', () => {
		const html = `<figure class="code"><figcaption>say "hi".js</figcaption><button class="code-copy">Copy code</button><pre data-lang="js"><code><span class=k>const</span> a = <span class=s>\`b\`</span>;

	a &lt; 1; // *x* _y_
</code></pre></figure>`;
		expect(markdown(html)).toBe('```js title="say \'hi\'.js"\nconst a = `b`;\n\n\ta < 1; // *x* _y_\n```\n');
	});

	test('with a fence in it has a longer fence', () => {
		const html = '<figure class="code"><pre data-lang="md"><code>```sh\nx\n```</code></pre></figure>';
		expect(markdown(html)).toBe('````md\n```sh\nx\n```\n````\n');
	});

	test('has the numbers of its marked lines above it', () => {
		const html =
			'<figure class="code"><pre data-lang="js"><code>a\n<mark>b\n</mark><mark>c\n</mark>d\n\n<mark>e</mark></code></pre></figure>';
		expect(markdown(html)).toBe('Marked lines: 2, 3, 6\n\n```js\na\nb\nc\nd\n\ne\n```\n');
	});

	test('of a diff has its signs', () => {
		const html =
			'<figure class="code diff"><pre data-lang="diff"><code>a\n<del>b\n</del><ins>c\n</ins>d</code></pre></figure>';
		expect(markdown(html)).toBe('```diff\n a\n-b\n+c\n d\n```\n');
	});
});

test('task lists keep their check marks', () => {
	const tasks =
		'- [ ] Create **a** flag\n- [x] [Check](https://a.example/) it\n  1. [x] In code\n- No [x] task\n';
	expect(markdown(markdownToHtml(tasks).html)).toBe(tasks.replace('No [x]', 'No \\[x]'));
	expect(markdown(markdownToHtml('- [x] One\n\n- [ ] Two\n').html)).toBe('- [x] One\n- [ ] Two\n');
});

test('the question whether a page helped is left out', () => {
	const html = '<p>a</p><div class="feedback"><p>Was this page helpful?</p><a href="/x">Yes</a></div>';
	expect(markdown(html)).toBe('a\n');
});

describe('tables', () => {
	test('have one line a row, whatever is in their cells', () => {
		const html = `<div class="table"><table><caption>Limits</caption><thead><tr><th>Name</th><th>Value</th></tr></thead>
<tbody><tr><th scope="row"><code>A|B</code></th><td>one<br>two
three <code>x:
 y</code></td></tr></tbody></table></div>`;
		expect(markdown(html)).toBe(
			'**Limits**\n\n| Name | Value |\n| - | - |\n| `A\\|B` | one two three `x: y` |\n',
		);
	});

	test('repeat a cell that reaches over rows or columns', () => {
		const html = `<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><th rowspan="2">1</th><td>2</td><td>3</td></tr>
<tr><td>4</td><td>5</td></tr><tr><td colspan="2">6</td><td>7</td></tr></table>`;
		expect(markdown(html)).toContain('| 1 | 2 | 3 |\n| 1 | 4 | 5 |\n| 6 | 6 | 7 |\n');
	});

	test('without a head get an empty one', () => {
		expect(markdown('<table><tr><td>1</td><td>2</td></tr></table>')).toBe('| | |\n| - | - |\n| 1 | 2 |\n');
	});
});

describe('components', () => {
	test('tabs follow one another under their labels', () => {
		const html = `<div class="tabs" role="radiogroup" aria-label="Plan"><input type="radio"><label>Cloud</label><div class="panel"><p>a</p></div><input type="radio"><label>Own server</label><div class="panel"><ol><li>b</li></ol></div><restore-tabs></restore-tabs></div>`;
		expect(markdown(html)).toBe('**Cloud**\n\na\n\n**Own server**\n\n1. b\n');
	});

	test.each([
		['caution', 'Caution', '> **Caution**'],
		['note', 'Before 7.2', '> **Note: Before 7.2**'],
	])('a callout is a quote that says what it is: %s', (kind, title, head) => {
		const html = `<aside class="starlight-aside starlight-aside--${kind}" aria-label="${title}"><p class="starlight-aside__title" aria-hidden="true">${title}</p><div class="starlight-aside__content"><p>a</p></div></aside>`;
		expect(markdown(html)).toBe(`${head}\n>\n> a\n`);
	});

	test('what can be opened stands open', () => {
		const html = '<details><summary>Why</summary><div class="details-body"><p>a</p></div></details>';
		expect(markdown(html)).toBe('**Why**\n\na\n');
	});

	test('terms and what they mean are a list', () => {
		const html =
			'<dl><div><dt>Time</dt><dd>About 5 minutes</dd></div><div><dt>You need</dt><dd><ul><li>a</li><li>b</li></ul></dd></div></dl>';
		expect(markdown(html)).toBe('- **Time**: About 5 minutes\n- **You need**:\n  - a\n  - b\n');
	});

	test('fields of a schema say name, type, text and limits on one line, and hold their own fields', () => {
		const html = `<ul class="fields"><li id="body.name"><a href="#body.name">name</a> <i>string</i> <b>required</b><p>Name of it.</p><p class="limits">1 to 100 characters</p><details><summary>1 field</summary><ul class="fields"><li id="x"><a href="#x">id</a> <i>integer</i></li></ul></details></li></ul>`;
		expect(markdown(html)).toBe(
			'- `name` _string_ **required**: Name of it. (1 to 100 characters)\n  - `id` _integer_\n',
		);
	});

	test('operations say method, name and path', () => {
		const html =
			'<ul class="operations"><li><span class="method get">GET</span><div><a href="/a">List</a><i>Beta</i><code>/api<wbr>/a</code></div></li></ul>';
		expect(markdown(html)).toBe('- GET [List](https://docs.example.com/a) _Beta_ `/api/a`\n');
	});

	test('a question keeps its options and its answer, without verdicts', () => {
		const html = `<div class="question"><fieldset><legend><span class="question-label">Check</span> What?</legend><p class="question-option"><label><input type="radio"><span>This</span></label><strong class="verdict">Not quite</strong></p></fieldset><details><summary>Show the answer</summary><p>That</p></details></div>`;
		expect(markdown(html)).toBe('**Check: What?**\n\n- This\n\n**Show the answer**\n\nThat\n');
	});

	test('a screenshot is shown once, with its caption below it', () => {
		const html = `<figure class="shot"><picture class="light"><source srcset="/a.avif"><img src="/a.webp" alt="Form"></picture><picture class="dark"><img src="/b.webp" alt="Form"></picture><figcaption>The form.</figcaption></figure>`;
		expect(markdown(html)).toBe('![Form](https://docs.example.com/a.webp)\n\nThe form.\n');
	});

	test('controls, ways to other pages and the menu of the page are left out', () => {
		const html = `<nav>a</nav><button>b</button><script>c</script><details class="contents">d</details><details class="page-menu">e</details><div class="your-server needs-script">f</div><div class="page-meta">g</div><p>text</p>`;
		expect(markdown(html)).toBe('text\n');
	});
});
