import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import texts from '~/content/i18n/en.json' with { type: 'json' };
import { OPERATORS } from '~/evaluation/constraints.ts';
import { decisionSchema } from '~/schemas/decision.ts';
import { pageFiles } from '~/schemas/frontmatter/page-files.ts';
import { decide } from '~/ui/components/decision-table/decide.ts';
import type { Say } from '~/ui/components/decision-table/model.ts';

const folder = 'src/content/data/decisions';
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const read = (file: string) => decisionSchema.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')));
const say: Say = (name, values = {}) =>
	texts[name].replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
		if (values[key] === undefined) throw new Error(`${name} has no ${key}`);
		return String(values[key]);
	});
const rowsOf = (data: object) =>
	decide(decisionSchema.parse(data), say).groups.map(({ head, rows }) => [
		head.text,
		...rows.flat().map(({ text }) => text),
	]);
const problem = (data: object) =>
	decisionSchema.safeParse(data).error?.issues.map(({ message }) => message)[0];

const rollout = {
	kind: 'rollout',
	title: 'A rollout for tests',
	groupId: 'new-checkout',
	percentages: [25, 50],
	contexts: [{ userId: 'eve' }],
};
const constraints = (constraint: object, given: (string | null)[]) => ({
	kind: 'constraints',
	title: 'Constraints for tests',
	rows: [{ constraint: { contextName: 'plan', ...constraint }, given }],
});

describe('files', () => {
	test.each(files)('%s can be computed, and each row has a cell for each column', (file) => {
		const { columns, groups } = decide(read(file), say);
		for (const { rows } of groups) for (const row of rows) expect(row).toHaveLength(columns.length - 1);
	});

	test('every operator stands in a table', () => {
		const shown = files
			.map(read)
			.flatMap((data) =>
				data.kind === 'constraints' ? data.rows.map(({ constraint }) => constraint.operator) : [],
			);
		expect(OPERATORS.filter((operator) => !shown.includes(operator))).toEqual([]);
	});

	test('every page names files that are there, and every file stands on a page', () => {
		const named = pageFiles('.').flatMap((path) =>
			[...readFileSync(path, 'utf8').matchAll(/<DecisionTable name="([^"]+)"/g)].map(
				([, name]) => `${name}.yaml`,
			),
		);
		expect([...new Set(named)].sort()).toEqual(files.toSorted());
	});
});

describe('outcomes', () => {
	test('a rollout gives text, hash, number and both percentages', () => {
		expect(rowsOf(rollout)).toEqual([
			['userId: eve', 'new-checkout:eve', expect.stringMatching(/^\d+$/), '13', 'Yes', 'Yes'],
		]);
	});

	test('without a sticky value it is chance, except at 0% and 100%', () => {
		expect(rowsOf({ ...rollout, percentages: [0, 50, 100], contexts: [{}] })).toEqual([
			['None', '–', '–', '–', 'No', 'By chance', 'Yes'],
		]);
	});

	test('a variant comes with its range, an override without a number', () => {
		const variants = [
			{ name: 'a', weight: 500 },
			{ name: 'b', weight: 500, overrides: [{ contextName: 'plan', values: ['gold'] }] },
		];
		const data = {
			kind: 'variants',
			title: 'Variants for tests',
			groupId: 'new-checkout',
			variants,
			contexts: [{ userId: 'anna' }, { plan: 'gold' }],
		};
		const cells = decide(decisionSchema.parse(data), say).groups.map(({ rows }) => rows[0]?.at(-1));
		expect(cells.map((cell) => [cell?.text, cell?.note])).toEqual([
			['b', '501–1000'],
			['b', 'by override'],
		]);
	});

	test('a constraint says why', () => {
		expect(rowsOf(constraints({ operator: 'IN', values: ['gold'], inverted: true }, ['gold', null]))).toEqual(
			[['plan IN gold', 'gold', 'Not met', 'gold is in the list', 'None', 'Met', 'The field has no value']],
		);
	});
});

describe('wrong data', () => {
	test('an operator that does not exist is told from the right one', () => {
		expect(problem(constraints({ operator: 'NUM_GREATER', value: '1' }, ['2']))).toMatch(
			/found the operator NUM_GREATER.*write NUM_G/,
		);
	});

	test('a list where one value belongs is refused, and the other way round', () => {
		expect(problem(constraints({ operator: 'NUM_GT', values: ['1'] }, ['2']))).toMatch(
			/found values; expected value/,
		);
		expect(problem(constraints({ operator: 'IN', value: 'gold' }, ['gold']))).toMatch(
			/found value; expected values/,
		);
	});

	test('a date against the clock of the build is refused', () => {
		expect(problem(constraints({ operator: 'DATE_AFTER', value: '2026-01-01T00:00:00Z' }, [null]))).toMatch(
			/clock of the build/,
		);
	});

	test('weights that are no whole, unknown flags and unknown fields are refused', () => {
		const variants = {
			kind: 'variants',
			title: 'Variants for tests',
			groupId: 'g',
			variants: [{ name: 'a', weight: 10 }],
			contexts: [{}],
		};
		expect(problem(variants)).toMatch(/add up to 10; expected 1000/);
		const unsorted = { ...variants, variants: ['b', 'a'].map((name) => ({ name, weight: 500 })) };
		expect(problem(unsorted)).toMatch(/write a, b/);
		const flags = {
			kind: 'flags',
			title: 'Flags for tests',
			flags: [{ name: 'shop' }],
			rows: [{ flag: 'shep', say: 'Typo', context: {} }],
		};
		expect(problem(flags)).toMatch(/found the flag shep.*write shop/);
		expect(problem({ ...rollout, percentage: 5 })).toMatch(/percentage/);
		expect(problem({ ...rollout, contexts: [{ userId: 42 }] })).toBeDefined();
	});
});
