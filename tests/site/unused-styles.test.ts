import { expect, test } from 'vitest';
import { formatProblem } from '../../src/lib/diagnostics/build-error.ts';
import { unusedClasses } from '../../src/verify/unused/styles.ts';
import { dist } from './built-site.ts';

test('every class of the styles stands in a page or in a script', () => {
	expect(unusedClasses(dist).map(formatProblem)).toEqual([]);
});
