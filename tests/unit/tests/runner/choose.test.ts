import { expect, test } from 'vitest';
import { changedSteps } from '../../../runner/changed-steps.ts';
import { describeChanges } from '../../../runner/changes.ts';
import { chooseSteps } from '../../../runner/choose.ts';
import { namesPage } from '../../../runner/readers.ts';

const BASE = 'a'.repeat(40);
const chosen = (...words: string[]) => chooseSteps(words).steps.map(({ name }) => name);
const changed = (...files: string[]) => changedSteps(describeChanges(BASE, files));
const command = (steps: ReturnType<typeof changed>, step: string) =>
	steps.find(({ name }) => name === step)?.command.join(' ') ?? '';

test('without words, steps that need only Node and Chromium run; --live adds the others, and --complete runs all', () => {
	expect(chosen()).not.toContain('live');
	const added = chosen('--live').filter((name) => !chosen().includes(name));
	expect(added.toSorted()).toEqual(['engines', 'live']);
	expect(chosen('--live')).toEqual(expect.arrayContaining(chosen()));
	expect(chosen('--complete')).toEqual(chosen('--live'));
	expect(chooseSteps(['--complete']).steps.flatMap(({ command }) => command)).not.toContain('--slice');
});

test('words choose steps by their names', () => {
	expect(chosen('unit', 'browser')).toEqual(['unit', 'browser']);
	expect(chosen('unit', '--live')).toEqual(['unit', 'live', 'engines']);
});

test('a word that names no step or flag is refused with what to write', () => {
	expect(() => chosen('unti')).toThrow(
		/^npm test\n {2}found: {4}unti\n {2}expected: one of .*unit.*\n {2}write: {4}npm test -- unit$/,
	);
	expect(() => chosen('--life')).toThrow('write:    npm test -- --live');
	expect(() => chosen('--changed=no-such-branch')).toThrow('found:    no-such-branch');
});

test('a changed page runs the tests that read it, in the browser on that page', () => {
	const steps = changed('src/content/docs/reference/segments.mdx');
	expect(steps.map(({ name }) => name)).toEqual(['build', 'check', 'unit', 'readers', 'browser']);
	expect(command(steps, 'unit')).toContain(`--changed=${BASE}`);
	expect(command(steps, 'readers')).toContain('tests/unit/build/every-page.test.ts');
	expect(command(steps, 'readers')).toContain('tests/site/links.test.ts');
	expect(command(steps, 'browser')).toContain('page-kinds.spec.ts');
	expect(command(steps, 'browser')).not.toContain('theme.spec.ts');
	expect(steps.at(-1)?.environment).toMatchObject({ TEST_PAGES: '/reference/segments' });
});

test('a page with its redirect and its entry in the sidebar is still a change of one page', () => {
	const steps = changed(
		'src/content/docs/how-to/new.mdx',
		'redirects.mjs',
		'src/config/sidebars/documentation.ts',
	);
	expect(steps.at(-1)?.environment).toMatchObject({ TEST_PAGES: '/how-to/new' });
});

test('what every page can show runs all tests of the built site', () => {
	const steps = changed('src/content/docs/reference/segments.mdx', 'src/ui/styles/index.css');
	const names = ['build', 'check', 'unit', 'site', 'search', 'browser'];
	expect(steps.map(({ name }) => name)).toEqual(names);
	expect(command(steps, 'browser')).not.toContain('spec.ts');
});

test('a change of tests builds nothing, and runs those that import what changed', () => {
	const steps = changed('tests/browser/stops.ts', 'README.md');
	expect(steps.map(({ name }) => name)).not.toContain('build');
	expect(command(steps, 'browser')).toContain(`--only-changed=${BASE}`);
});

test('a source names a page by its path in quotes, and not by that of another page below it', () => {
	for (const source of ["'/a/b'", 'x}/a/b`', '"/a/b#c"', "'dist/a/b.html'", "'/a/b?x=1'"])
		expect(namesPage(source, '/a/b'), source).toBe(true);
	for (const source of ["'/a/b/c'", "'/a/bc'", '/a/b', "'/x/a/bc'"])
		expect(namesPage(source, '/a/b'), source).toBe(false);
});
