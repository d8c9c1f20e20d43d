import { describe, expect, test, vi } from 'vitest';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { pageFiles } from '../../../src/schemas/frontmatter/page-files.ts';
import {
	alreadyRun,
	meansFingerprint,
	stepsFingerprint,
} from '../../../src/tools/live/shell-blocks/followed.ts';
import { inRunOrder, pageOf, readPages, toolsOf } from '../../../src/tools/live/shell-blocks/page.ts';

vi.mock('../../../src/schemas/data/read-facts.ts', { spy: true });

const pages = inRunOrder(readPages(pageFiles('.')));

describe('pages with toolchains', () => {
	test('were followed as they stand; else: npm run commands -- <part of the path>', () => {
		const followed = readFacts('followed');
		const stale = pages.filter(
			(page) => toolsOf(page).length > 0 && followed[page.file]?.fingerprint !== stepsFingerprint(page),
		);
		expect(stale.map(({ file }) => file)).toEqual([]);
	});
});

test('pages that are gone or run no command any more have no note', () => {
	const files = pages.map(({ file }) => file);
	expect(Object.keys(readFacts('followed')).filter((file) => !files.includes(file))).toEqual([]);
});

describe('CI runs a page again', () => {
	const page = pageOf('src/content/docs/a.mdx', '```sh run\nls\n```');
	const note = {
		fingerprint: stepsFingerprint(page),
		means: meansFingerprint(),
		day: '2026-11-01',
		server: '8.2.0',
		tools: {},
	};
	const daysThatRun = (changed: Partial<typeof note>) => {
		vi.mocked(readFacts).mockReturnValue({ [page.file]: { ...note, ...changed } } as never);
		const days = Array.from({ length: 40 }, (_, index) => index + 1);
		return days.filter(
			(day) => !alreadyRun(page, new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10)),
		);
	};

	test('each tenth day while nothing changed, and every day once its last run is older than 30 days', () => {
		const days = daysThatRun({});
		const [first = 0] = days;
		expect(first).toBeLessThanOrEqual(10);
		expect(days.filter((day) => day <= 31)).toEqual(
			[first, first + 10, first + 20].concat(first === 1 ? [31] : []),
		);
		expect(days.filter((day) => day > 31)).toEqual([32, 33, 34, 35, 36, 37, 38, 39, 40]);
	});

	test.each([{ fingerprint: '0000000000' }, { means: '0000000000' }])('every day after %o', (changed) => {
		expect(daysThatRun(changed)).toHaveLength(40);
	});
});
