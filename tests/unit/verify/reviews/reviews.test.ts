import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changedSinceReview, fingerprintOf } from '~/changes/fingerprint.ts';
import { toWrittenPage } from '~/schemas/frontmatter/written-page.ts';
import * as ran from '~/verify/ran.ts';
import { daysBetween, spanOf } from '~/verify/reviews/age';
import { choosePages } from '~/verify/reviews/choose';
import { assertRun, reviewPage } from '~/verify/reviews/review-page';
import { setReview } from '~/verify/reviews/set-review';
import { freshnessRows, freshnessTable, olderThan } from '~/verify/reviews/table';

const FIELDS = [
	'# For readers in a hurry',
	"title: 'Segments'   # short",
	'description: How segments share a set of constraints between strategies, and where each kind can be used.',
	'kind: reference',
	'questions: [What is a segment?]',
];
const source = (fields = FIELDS, body = 'Text.\n') => ['---', ...fields, '---', '', body].join('\n');
const pageOf = (text: string, name = 'reference/segments') =>
	toWrittenPage(`src/content/docs/${name}.mdx`, text);
const review = { reviewed: '2026-11-21', verifiedWith: '8.2.0', fingerprint: '0123456789' };
const run = (passed: string[], failed: string[] = [], inputs = {}) => ({
	version: '8.2.0',
	date: '2026-11-21T10:00:00Z',
	runs: { 'tests/live/samples.test.ts': { date: '', passed, failed, inputs } },
});

describe('writing a review', () => {
	test('adds three lines and leaves the rest as it is', () => {
		const added = ['reviewed: 2026-11-21', 'verifiedWith: 8.2.0', "fingerprint: '0123456789'"];
		expect(setReview('a.mdx', source(), review)).toBe(source([...FIELDS, ...added]));
	});

	test('renews fields where they stand, with their comments', () => {
		const [first = '', ...others] = FIELDS;
		const old = source([first, 'verifiedWith: "8.1.0" # by hand', 'reviewed: 2025-01-01', ...others]);
		const now = setReview('a.mdx', old, review);
		expect(now).toContain('verifiedWith: 8.2.0 # by hand\nreviewed: 2026-11-21\n');
		expect(setReview('a.mdx', now, review)).toBe(now);
	});

	test('keeps the line endings of the file', () => {
		const windows = source().replaceAll('\n', '\r\n');
		expect(setReview('a.mdx', windows, review).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	});

	test('fails with the file when there is no frontmatter', () => {
		expect(() => setReview('a.mdx', 'Text.', review)).toThrow(/a\.mdx:1:1/);
	});
});

describe('the fingerprint', () => {
	const page = pageOf(source());
	const same = (text: string) => fingerprintOf(pageOf(text)) === fingerprintOf(page);

	test('stays with white space, the review itself, and fields for the search', () => {
		expect(same(source(FIELDS, 'Text.\n\n\n'))).toBe(true);
		expect(same(source([...FIELDS, 'keywords: [group]', 'reviewed: 2026-11-21']))).toBe(true);
	});

	test('changes with the text, and with what readers see of the frontmatter', () => {
		expect(same(source(FIELDS, 'Another text.\n'))).toBe(false);
		expect(same(source(FIELDS.map((line) => line.replace("'Segments'", 'Parts'))))).toBe(false);
	});

	test('tells whether a reviewed page changed', () => {
		const reviewed = setReview('a.mdx', source(), { ...review, fingerprint: fingerprintOf(page) });
		expect(changedSinceReview(pageOf(reviewed))).toBe(false);
		expect(changedSinceReview(pageOf(`${reviewed}More.`))).toBe(true);
		expect(changedSinceReview(page)).toBe(false);
	});
});

describe('a review', () => {
	const page = pageOf(
		source(FIELDS, 'import { Sample } from \'~/components\';\n\n<Sample file="node/home.mjs" />\n'),
	);
	const inputs = { 'src/samples/node/home.mjs': '1' };
	const of = (verified: ReturnType<typeof run>, today = inputs) =>
		reviewPage(page, verified, '2026-11-21', today);
	beforeEach(() => {
		vi.spyOn(ran, 'alreadyTried').mockReturnValue(undefined);
	});

	test('rests on a note of what the live run left out, unless the run saw it fail', () => {
		vi.spyOn(ran, 'alreadyTried').mockReturnValue('done on 2026-11-20 as it stands');
		expect(of(run([])).refusals).toEqual([]);
		expect(of(run([], ['samples > node/home.mjs: run'])).refusals.join()).toContain('failed');
	});

	test('is written when the live run proved what the page shows', () => {
		const { source: written, refusals } = of(run(['samples > node/home.mjs: run'], [], inputs));
		expect(refusals).toEqual([]);
		expect(written).toContain('reviewed: 2026-11-21\nverifiedWith: 8.2.0\n');
	});

	test.each([
		['nothing tried it', run([]), inputs, 'no live test tried it'],
		['it failed', run([], ['samples > node/home.mjs: run'], inputs), inputs, 'failed'],
		[
			'it changed since',
			run(['samples > node/home.mjs: run'], [], inputs),
			{ 'src/samples/node/home.mjs': '2' },
			'changed since the live run',
		],
	])('is refused when %s', (_, verified, today, said) => {
		const { source: written, refusals } = of(verified, today);
		expect(written).toBeUndefined();
		expect(refusals.join()).toContain(said);
		expect(refusals.join()).toContain('npm run test:live -- samples');
	});

	test('is refused when the frontmatter is wrong', () => {
		const wrong = pageOf(source(FIELDS.slice(0, 2)));
		expect(reviewPage(wrong, run([]), '2026-11-21', {}).refusals.join()).toContain('description');
	});

	test('needs a live run with the documented version', () => {
		expect(() => assertRun(undefined, '8.2.0')).toThrow('npm run test:live');
		expect(() => assertRun(run([]), '8.3.0')).toThrow(/8\.2\.0, and a contract of 8\.3\.0/);
	});
});

describe('pages are chosen', () => {
	const old = pageOf(setReview('a.mdx', source(), review), 'old');
	const landing = pageOf(source().replace('kind: reference', 'kind: landing'), 'search');
	const all = [pageOf(source()), old, landing];
	const routes = (choice: Partial<Parameters<typeof choosePages>[1]>) =>
		choosePages(all, { named: [], ...choice }).map(({ route }) => route);

	test('by route, by file, by what is missing and by what changed', () => {
		expect(routes({ named: ['/old', './src/content/docs/reference/segments.mdx'] })).toEqual([
			'/old',
			'/reference/segments',
		]);
		expect(routes({ missing: true })).toEqual(['/reference/segments']);
		expect(routes({ allChanged: true })).toEqual(['/old']);
	});

	test('with a hint for a route that is none, and a refusal for pages without reviews', () => {
		expect(() => routes({ named: ['/reference/segment'] })).toThrow('write:    /reference/segments');
		expect(() => routes({ named: ['/search'] })).toThrow('landing pages need no review');
		expect(() => routes({})).toThrow('found:    no page');
	});
});

describe('the report', () => {
	const reviewed = (name: string, day: string) =>
		pageOf(setReview('a.mdx', source(), { ...review, reviewed: day }), name);
	const pages = [reviewed('new', '2026-11-01'), reviewed('old', '2026-01-01'), pageOf(source(), 'never')];
	const rows = freshnessRows(pages, '2026-11-21');

	test('lists pages without a review first, then the oldest', () => {
		expect(rows.map(({ route, age }) => [route, age])).toEqual([
			['/never', undefined],
			['/old', 324],
			['/new', 20],
		]);
		expect(freshnessTable(rows, '8.3.0')).toContain(
			'3 pages, 1 never reviewed, 2 changed since, 2 with another version than 8.3.0',
		);
	});

	test('finds those that are older than some days', () => {
		expect(olderThan(rows, spanOf('180d')).map(({ route }) => route)).toEqual(['/never', '/old']);
		expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
		expect(() => spanOf('half a year')).toThrow('write:    --older 180d');
	});
});
