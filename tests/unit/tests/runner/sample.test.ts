import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedPages, isComplete, sample, seed, seedNumber } from '../../../sample.ts';

/** What git prints, by subcommand. */
const printed: Record<string, string> = {
	'rev-parse': '0123456789abcdef\n',
	diff: 'src/content/docs/reference/segments.mdx\nsrc/content/docs/addons/index.mdx\nsrc/lib/urls/urls.ts\n',
	'ls-files': 'src/content/docs/new-page.md\n',
};
vi.mock('node:child_process', async (original) => ({
	...(await original<object>()),
	execFileSync: (_git: string, [subcommand = '']: string[]) => printed[subcommand],
}));

const items = Array.from({ length: 100 }, (_, index) => `/page-${index}`);

beforeEach(() => {
	vi.stubEnv('TEST_SEED', 'first');
	vi.stubEnv('TEST_COMPLETE', undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('a sample has as many distinct items as it should, in their order', () => {
	const picked = sample(items, 10, 'pages');
	expect(new Set(picked).size).toBe(10);
	expect(picked).toEqual(items.filter((item) => picked.includes(item)));
	expect(sample(items, 200, 'pages')).toEqual(items);
});

test('the same seed and salt pick the same, others pick differently', () => {
	const picked = sample(items, 10, 'pages');
	expect(sample(items, 10, 'pages')).toEqual(picked);
	expect(sample(items, 10, 'servers')).not.toEqual(picked);
	vi.stubEnv('TEST_SEED', 'second');
	expect(sample(items, 10, 'pages')).not.toEqual(picked);
});

test('over many seeds, every item is picked', () => {
	const picked = new Set<string>();
	for (let run = 0; run < 200; run++) {
		vi.stubEnv('TEST_SEED', String(run));
		for (const item of sample(items, 10, 'pages')) picked.add(item);
	}
	expect(picked.size).toBe(items.length);
});

test('a new item takes at most one place of the sample', () => {
	const picked = sample(items, 10, 'pages');
	const withOneMore = sample(['/new', ...items], 10, 'pages');
	expect(withOneMore.filter((item) => picked.includes(item)).length).toBeGreaterThanOrEqual(9);
});

test('urgent items come first, up to the size of the sample', () => {
	expect(sample(items, 10, 'pages', (item) => item === '/page-7')).toContain('/page-7');
	expect(sample(items, 3, 'pages', (item) => item < '/page-2').every((item) => item < '/page-2')).toBe(true);
});

test('TEST_COMPLETE=1 picks everything', () => {
	expect(isComplete()).toBe(false);
	vi.stubEnv('TEST_COMPLETE', '1');
	expect(isComplete()).toBe(true);
	expect(sample(items, 10, 'pages')).toEqual(items);
});

test('the seed is the commit unless TEST_SEED replaces it', () => {
	expect(seed()).toBe('first');
	expect(seedNumber('requests')).toBe(seedNumber('requests'));
	expect(seedNumber('requests')).not.toBe(seedNumber('pages'));
	vi.stubEnv('TEST_SEED', undefined);
	expect(seed()).toBe('0123456789abcdef');
});

test('changed pages are those whose source differs from the last commit or is new', () => {
	expect([...changedPages()].sort()).toEqual(['/addons', '/new-page', '/reference/segments']);
});
