import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '../../src/schemas/frontmatter/folder.ts';
import { hasRun, readPages, runPage } from './commands/page.ts';
import { type ScratchBase, startScratchBase } from './commands/scratch.ts';
import { undecided } from './commands/table.ts';

const pages = readPages(await pageFiles('.'));

describe('commands of pages', () => {
	let base: ScratchBase;
	beforeAll(async () => {
		base = await startScratchBase();
	});
	afterAll(() => base?.stop());

	for (const page of pages.filter(hasRun)) {
		test(`${page.file}: its commands run, and print what it shows`, async () => {
			const { problems } = await runPage(page, base);
			if (problems.length > 0) expect.fail(`\n${problems.join('\n\n')}`);
		});
	}

	test('every shell block and request says that it runs, or why not', () => {
		expect(pages.flatMap(undecided)).toEqual([]);
	});
});
