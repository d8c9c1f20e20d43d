import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guessedText } from '~/build/sitemap.ts';
import { changedDays } from '~/changes/changed-days.ts';
import { fingerprintOf } from '~/changes/fingerprint.ts';
import { operationsIn } from '~/changes/operations-in.ts';
import { toWrittenPage } from '~/schemas/frontmatter/written-page.ts';

const DOCS = 'src/content/docs/reference';
const PATHS = 'src/content/openapi/paths';
const TODAY = '2026-12-24';
const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

/** An empty project under git, with what tests do in it. */
function project() {
	const root = mkdtempSync(join(tmpdir(), 'changed-days-'));
	folders.push(root);
	const git = (...commands: string[]) => execFileSync('git', commands, { cwd: root, stdio: 'pipe' });
	git('init', '--quiet');
	git('config', 'user.email', 'a@example.com');
	git('config', 'user.name', 'A');
	mkdirSync(join(root, DOCS), { recursive: true });
	mkdirSync(join(root, PATHS), { recursive: true });
	const write = (file: string, text: string) => writeFileSync(join(root, file), text);
	const commit = (day: string) => {
		git('add', '--all');
		const date = `${day}T12:00:00Z`;
		const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
		execFileSync('git', ['commit', '--quiet', '--message', day], { cwd: root, env });
	};
	return { root, write, commit };
}

/** A page as its file, with a review or without. */
function page(text: string, reviewed?: string): string {
	const plain = `---\nkind: reference\ntitle: Segments\n---\n\n${text}\n`;
	if (!reviewed) return plain;
	const fingerprint = fingerprintOf(toWrittenPage(`${DOCS}/x.mdx`, plain));
	const review = `reviewed: ${reviewed}\nverifiedWith: 8.2.0\nfingerprint: '${fingerprint}'\n---`;
	return plain.replace(/\n---\n/, `\n${review}\n`);
}

const operation = (id: string, text: string) =>
	`  get:\n    operationId: ${id}\n    tags:\n      - Segments\n    summary: ${text}\n`;
const path = (id: string, text: string) => `/api/${id}:\n${operation(id, text)}`;

test('a page has the day on which it last said something else: notes of reviews do not count', () => {
	const { root, write, commit } = project();
	write(`${DOCS}/a.mdx`, page('One.'));
	write(`${DOCS}/b.mdx`, page('One.'));
	commit('2026-11-01');
	write(`${DOCS}/a.mdx`, page('Two.'));
	commit('2026-11-02');
	write(`${DOCS}/a.mdx`, page('Two.', '2026-11-03'));
	write(`${DOCS}/b.mdx`, page('One.', '2026-11-03'));
	commit('2026-11-03');
	const { days, guessed } = changedDays(root, TODAY);
	expect([...days]).toEqual([
		['/reference/a', '2026-11-02'],
		['/reference/b', '2026-11-01'],
	]);
	expect(guessed).toEqual([]);
});

test('what is not committed changed today', () => {
	const { root, write, commit } = project();
	write(`${DOCS}/a.mdx`, page('One.'));
	commit('2026-11-01');
	write(`${DOCS}/a.mdx`, page('Two.'));
	write(`${DOCS}/new.mdx`, page('New.'));
	expect([...changedDays(root, TODAY).days]).toEqual([
		['/reference/a', TODAY],
		['/reference/new', TODAY],
	]);
});

test('an operation has the day of its own change; its tag and the whole API have the newest', () => {
	const { root, write, commit } = project();
	const file = `${PATHS}/segments.yaml`;
	write(file, path('getSegments', 'List') + path('getSegment', 'Show'));
	commit('2026-11-01');
	write(file, path('getSegments', 'List') + path('getSegment', 'Show one'));
	commit('2026-11-05');
	expect(Object.fromEntries(changedDays(root, TODAY).days)).toEqual({
		'/reference/api/unleash/get-segments': '2026-11-01',
		'/reference/api/unleash/get-segment': '2026-11-05',
		'/reference/api/unleash/segments': '2026-11-05',
		'/reference/api/unleash/unleash-api': '2026-11-05',
	});
});

test('a shallow clone takes the day of the review, says nothing without one, and says so', () => {
	const { root, write, commit } = project();
	write(`${DOCS}/a.mdx`, page('One.', '2026-11-01'));
	write(`${DOCS}/b.mdx`, page('One.'));
	write(`${DOCS}/c.mdx`, page('One.'));
	commit('2026-11-01');
	write(`${DOCS}/unrelated.mdx`, page('One.'));
	commit('2026-11-08');
	write(`${DOCS}/c.mdx`, page('Two.'));
	commit('2026-11-09');
	const clone = mkdtempSync(join(tmpdir(), 'changed-days-'));
	folders.push(clone);
	execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${root}`, clone]);
	const { days, guessed } = changedDays(clone, TODAY);
	expect([...days]).toEqual([
		['/reference/a', '2026-11-01'],
		['/reference/c', '2026-11-09'],
	]);
	expect(guessed).toEqual(['/reference/a', '/reference/b', '/reference/unrelated']);
	expect(guessedText(guessed, days)).toMatch(
		/when 3 pages changed.*\n1 have the day.*2 no day.*\n.*fetch-depth: 0/,
	);
});

test('without git the days are those of reviews of pages that say the same since', () => {
	const { root, write } = project();
	rmSync(join(root, '.git'), { recursive: true });
	write(`${DOCS}/a.mdx`, page('One.', '2026-11-01'));
	write(`${DOCS}/b.mdx`, page('One.', '2026-11-01').replace('One.', 'Two.'));
	expect([...changedDays(root, TODAY).days]).toEqual([['/reference/a', '2026-11-01']]);
});

test('operations are found in the text of a file', () => {
	const found = operationsIn(
		`${path('getSegments', 'List')}  post:\n    summary: No id\n${path('other', 'X')}`,
	);
	expect(found.map(({ id, tag }) => [id, tag])).toEqual([
		['getSegments', 'Segments'],
		['other', 'Segments'],
	]);
	expect(found[0]?.text).toBe(operation('getSegments', 'List'));
});
