import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../../src/schemas/data/read-facts.ts';
import { pageFiles } from '../../../../src/schemas/frontmatter/page-files.ts';
import { stepsFingerprint } from '../../../../src/verify/shell-blocks/followed.ts';
import { readPages, toolsOf } from '../../../../src/verify/shell-blocks/page.ts';

describe('pages with toolchains', () => {
	const pages = readPages(pageFiles('.')).filter((page) => toolsOf(page).length > 0);

	test('were followed as they stand; else: npm run commands -- <part of the path>', () => {
		const followed = readFacts('followed');
		const stale = pages.filter((page) => followed[page.file]?.fingerprint !== stepsFingerprint(page));
		expect(stale.map(({ file }) => file)).toEqual([]);
	});

	test('that are gone or need no toolchain any more have no note', () => {
		const files = pages.map(({ file }) => file);
		expect(Object.keys(readFacts('followed')).filter((file) => !files.includes(file))).toEqual([]);
	});
});
