import { expect, test } from 'vitest';
import { defaultExportProblem } from '~/ui/islands/default-exports.ts';

const file = '/home/a/src/ui/islands/search/Search.tsx';

test.each([
	'export default function Search() {}',
	'function Search() {}\nexport default Search;',
	'function Search() {}\nexport { Search as default };',
	'const a = "x";\nexport default () => null;',
])('%s is a component that can be shown', (code) => {
	expect(defaultExportProblem(code, file)).toBeUndefined();
});

test.each([
	'export function Search() {}',
	'// export default Search\nexport const a = 1;',
	'export const text = "export default Search";',
	'/* export default */ export {}',
])('%s stops the build with the file and what to write', (code) => {
	const problem = defaultExportProblem(code, file);
	expect(problem).toContain('src/ui/islands/search/Search.tsx');
	expect(problem).toContain('found:    a page component without a default export');
	expect(problem).toContain('write:    export default function Search()');
});
