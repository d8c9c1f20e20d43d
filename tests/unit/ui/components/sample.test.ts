import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { readOutput } from '~/ui/components/sample/read-output.ts';
import { readSample } from '~/ui/components/sample/read-sample.ts';
import { extractRegion } from '~/ui/components/sample/regions.ts';

describe('regions', () => {
	test.each([
		['//', '// #region a', '// #endregion a'],
		['hash', '# #region a', '# #endregion a'],
		['html', '<!-- #region a -->', '<!-- #endregion a -->'],
		['block', '/* #region a */', '/* #endregion a */'],
		['jsx', '{/* #region a */}', '{/* #endregion a */}'],
		['sql', '-- #region a', '-- #endregion a'],
		['c#', '#region a', '#endregion'],
	])('markers in %s comments', (_name, start, end) => {
		expect(extractRegion(`x\n${start}\ny\n${end}\nz`, 'a', 'f')).toBe('y');
	});

	test('shared indentation, markers and blank lines at the ends go', () => {
		const source =
			'\t// #region a\n\n\tif (x) {\n\t\t// #region b\n\t\ty();\n\t\t// #endregion b\n\t}\n\t// #endregion a\n';
		expect(extractRegion(source, 'a', 'f')).toBe('if (x) {\n\ty();\n}');
		expect(extractRegion(source, 'b', 'f')).toBe('y();');
	});

	test('the whole file loses its markers', () => {
		expect(extractRegion('a\n\n// #region x\nb\n// #endregion x\n', undefined, 'f')).toBe('a\n\nb');
	});

	test('Windows line ends', () => {
		expect(extractRegion('// #region a\r\nx\r\n// #endregion a\r\n', 'a', 'f')).toBe('x');
	});

	test.each([
		['unknown', '// #region a\n// #endregion a', /^f\n[\s\S]*"b"[\s\S]*its regions: a/],
		[
			'doubled',
			'// #region b\n// #endregion b\n// #region b\n// #endregion b',
			/^f:3\n[\s\S]*second region "b"/,
		],
		['unclosed', '// #region b\nx', /^f:1\n[\s\S]*does not end/],
		['unopened', 'x\n// #endregion b', /^f:2\n[\s\S]*not opened/],
	])('%s regions are refused', (_name, source, message) => {
		expect(() => extractRegion(source, 'b', 'f')).toThrow(message);
	});
});

test('an unknown file names the page and the nearest file', () => {
	expect(readSample('node/quickstart.mjs', undefined, '/p')).toContain('unleash-client');
	expect(() => readSample('node/quikstart.mjs', undefined, '/p')).toThrow(
		/^\/p\n[\s\S]*<Sample file="node\/quickstart\.mjs" \/>/,
	);
});

describe('outputs', () => {
	const known = {
		'node/a.mjs': { prints: ['one', 'two'] },
		'node/b.mjs': { prints: ['at *'] },
		'node/c.mjs': {},
	};

	test('are the lines that the manifest promises', () => {
		expect(readOutput('node/a.mjs', '/p', known)).toBe('one\ntwo');
		expect(readOutput('node/custom-strategy.mjs', '/p')).toContain('large true');
	});

	test.each([
		['node/b.mjs', /^\/p\n[\s\S]*the full line/],
		['node/c.mjs', /a file with prints[\s\S]*node\/[ab]\.mjs/],
		['node/aa.mjs', /<SampleOutput file="node\/a\.mjs" \/>/],
	])('of %s are refused, with the mend', (file, message) => {
		expect(() => readOutput(file, '/p', known)).toThrow(message);
	});

	test('no page types what a sample prints', () => {
		const manifest = readFacts('samples');
		const typed = globSync('src/content/docs/**/*.mdx').flatMap((page) => {
			const text = readFileSync(page, 'utf8');
			const blocks = [...text.matchAll(/^ *```text(?! output)[^\n]*\n([\s\S]*?)^ *```/gm)].map(
				([, block = '']) => block,
			);
			return [...text.matchAll(/<Sample file="([^"]+)"/g)]
				.filter(([, file = '']) => {
					const { prints = [] } = manifest[file] ?? {};
					return blocks.some((block) => block.split('\n').some((line) => prints.includes(line.trim())));
				})
				.map(([, file]) => `${page}: write <SampleOutput file="${file}" /> instead of the text block`);
		});
		expect(typed).toEqual([]);
	});
});
