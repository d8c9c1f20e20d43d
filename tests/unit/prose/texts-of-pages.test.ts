import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../src/lib/diagnostics/build-error.ts';
import { docsFolder } from '../../../src/lib/urls/page-routes.ts';
import { checkProse, quotingPages } from '../../../src/prose/check.ts';
import { passagesOfPage } from '../../../src/prose/passages.ts';
import { findIn, glossaryRules } from '../../../src/prose/rules.ts';
import { pageFiles } from '../../../src/schemas/frontmatter/page-files.ts';

const pages = pageFiles('.').map((file) => {
	const source = readFileSync(file, 'utf8');
	const [, body = ''] = /^---\n.*?\n---\n(.*)$/s.exec(source) ?? [];
	return { name: file.slice(docsFolder.length + 1), body };
});

test('all texts keep to the words of the site, and pages to the terms of the glossary', () => {
	expect(checkProse().map(formatProblem)).toEqual([]);
});

test('pages that quote other names still do', () => {
	const quoting = pages
		.filter(({ body }) => findIn(passagesOfPage(body), glossaryRules()).length > 0)
		.map(({ name }) => name);
	const there = quotingPages.filter((name) => pages.some((page) => page.name === name));
	expect(there.filter((name) => !quoting.includes(name))).toEqual([]);
});
