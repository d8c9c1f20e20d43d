import { expect, test } from 'vitest';
import { findingsOf } from '../../src/site/checks/integration.ts';
import { foreignBreakpoints } from './breakpoints.ts';
import { dist } from './built-site.ts';

const findings = findingsOf(dist);

test.each(['error', 'warning'] as const)('the built site has no finding of level %s', (level) => {
	expect(findings.filter((finding) => finding.level === level).map(({ text }) => text)).toEqual([]);
});

test('the layout switches at one width only', () => {
	expect(foreignBreakpoints(dist)).toEqual([]);
});
