import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../src/schemas/frontmatter/folder.ts';
import { inRunOrder, readPages, runPage } from './commands/page.ts';
import { type ScratchBase, startScratchBase } from './commands/scratch.ts';
import { undecided } from './commands/table.ts';

const pages = readPages(pageFiles('.'));

const PAGE_MS = 180_000;

describe('commands of pages', () => {
	let base: ScratchBase;
	beforeAll(async () => {
		base = await startScratchBase();
	});
	afterAll(() => base?.stop());

	const ordered = inRunOrder(pages);
	for (const [index, page] of ordered.entries()) {
		test(
			`${page.file}: its commands run, and print what it shows`,
			async () => {
				const { problems } = await runPage(page, base, ordered[index + 1]);
				if (problems.length > 0) expect.fail(`\n${problems.join('\n\n')}`);
			},
			PAGE_MS,
		);
	}

	test('the open-source server has none of the requests that are skipped as Enterprise', async () => {
		const { url, personal } = await base.share('fresh');
		const answered: string[] = [];
		for (const { file, steps } of pages) {
			for (const step of steps) {
				if (step.kind !== 'request' || step.marks.skip !== 'enterprise') continue;
				const { method, path } = step.props as { method: string; path: string };
				const response = await fetch(url + path, { method, headers: { Authorization: personal } });
				const isUnknown = (await response.text()).includes('The path you were looking for');
				if (response.status !== 404 || !isUnknown) answered.push(`${file}:${step.line} ${response.status}`);
			}
		}
		expect(answered).toEqual([]);
	});

	test('every shell block and request says that it runs, or why not', () => {
		expect(pages.flatMap(undecided)).toEqual([]);
	});
});
