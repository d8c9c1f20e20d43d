import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { pageFiles } from '../../src/schemas/frontmatter/page-files.ts';
import { alreadyTried, noteRan } from '../../src/verify/ran.ts';
import { followedOn, noteFollowed } from '../../src/verify/shell-blocks/followed.ts';
import { inRunOrder, readPages, toolsOf } from '../../src/verify/shell-blocks/page.ts';
import { runPage } from '../../src/verify/shell-blocks/run-page.ts';
import { type ScratchBase, startScratchBase } from '../../src/verify/shell-blocks/scratch.ts';
import { undecided } from '../../src/verify/shell-blocks/table.ts';
import { missingTools } from '../../src/verify/shell-blocks/toolchains.ts';
import { commandsTrial } from '../../src/verify/shell-blocks/trial.ts';
import { isSlice } from '../../src/verify/slice.ts';

const pages = readPages(pageFiles('.'));

const PAGE_MS = 180_000;
/** Pages that are run at once, each with a database of its own: most of the time of a page is waiting. */
const AT_ONCE = 2;
/** Toolchains fetch packages and compile them. */
const TOOLS_MS = 1_800_000;

describe('commands of pages', () => {
	const free: ScratchBase[] = [];
	beforeAll(async () => {
		free.push(...(await Promise.all(Array.from({ length: AT_ONCE }, startScratchBase))));
	});
	afterAll(() => Promise.all(free.map((base) => base.stop())));

	/** Does something with a database that nothing else uses meanwhile. */
	async function withBase<Result>(use: (base: ScratchBase) => Promise<Result>): Promise<Result> {
		const base = free.pop();
		if (!base)
			throw new Error(
				`More than ${AT_ONCE} tests run at once: see maxConcurrency in tests/live/vitest.config.ts`,
			);
		return use(base).finally(() => free.push(base));
	}

	for (const page of inRunOrder(pages.filter((page) => toolsOf(page).length === 0))) {
		test.concurrent(
			`${page.file}: its commands run, and print what it shows`,
			async ({ skip }) => {
				const trial = commandsTrial(page);
				const before = alreadyTried(trial);
				if (before && isSlice()) skip(before);
				const { problems } = await withBase((base) => runPage(page, base));
				if (problems.length > 0) expect.fail(`\n${problems.join('\n\n')}`);
				noteRan(trial);
			},
			PAGE_MS,
		);
	}

	for (const page of pages.filter((page) => toolsOf(page).length > 0)) {
		test(
			`${page.file}: followed with ${toolsOf(page).join(' and ')}, its commands run, and print what it shows`,
			async ({ skip }) => {
				const day = followedOn(page);
				if (day) skip(`followed on ${day} as it stands; npm run commands does so again`);
				const missing = await missingTools(toolsOf(page));
				if (missing) skip(missing);
				const { problems } = await withBase((base) => runPage(page, base));
				if (problems.length > 0) expect.fail(`\n${problems.join('\n\n')}`);
				await noteFollowed(page, documentedVersion());
			},
			TOOLS_MS,
		);
	}

	test('the open-source server has none of the requests that are skipped as Enterprise', async () => {
		const { url, personal } = await withBase((base) => base.share('fresh'));
		const answered: string[] = [];
		for (const { file, steps } of pages) {
			for (const step of steps) {
				if (step.kind !== 'request' || step.marks.skip !== 'enterprise') continue;
				const { method, path } = step.props as { method: string; path: string };
				const response = await fetch(url + path, { method, headers: { Authorization: personal } });
				const isUnknown = (await response.text()).includes('The path you were looking for');
				if (response.status !== 404 || !isUnknown)
					answered.push(`${step.file ?? file}:${step.line} ${response.status}`);
			}
		}
		expect(answered).toEqual([]);
	});

	test('every shell block and request says that it runs, or why not', () => {
		expect(pages.flatMap(undecided)).toEqual([]);
	});
});
