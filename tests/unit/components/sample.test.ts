import { describe, expect, test } from 'vitest';
import { readSample } from '~/components/sample/read-sample.ts';
import { extractRegion } from '~/components/sample/regions.ts';

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

test('an unknown file names the page and the nearest file', async () => {
	const known = { '/src/samples/node/quickstart.mjs': async () => 'x' };
	await expect(readSample('node/quickstart.mjs', undefined, '/p', known)).resolves.toBe('x');
	await expect(readSample('node/quikstart.mjs', undefined, '/p', known)).rejects.toThrow(
		/^\/p\n[\s\S]*<Sample file="node\/quickstart\.mjs" \/>/,
	);
});
