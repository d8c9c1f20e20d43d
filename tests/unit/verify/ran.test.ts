import { existsSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import * as notes from '../../../src/verify/notes.ts';
import { alreadyTried, noteRan } from '../../../src/verify/ran.ts';
import { holds } from '../../../src/verify/slice.ts';

test('samples and pages that are gone have no note; else: take the line out of ran.yaml', () => {
	const named = Object.keys(readFacts('ran')).flatMap((name) => / (\S+\/\S+)$/.exec(name)?.[1] ?? []);
	expect(named.length).toBeGreaterThan(100);
	expect(named.filter((file) => !existsSync(file) && !existsSync(`src/samples/${file}`))).toEqual([]);
});

describe('what ran', () => {
	const days = Array.from({ length: 40 }, (_, index) =>
		new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
	);

	test('holds for 30 days, but for one day of ten', () => {
		const again = days.filter((day) => !holds('sample node/home.mjs', '2026-11-01', day));
		const late = days.slice(31);
		expect(again.filter((day) => late.includes(day))).toEqual(late);
		const turns = again.filter((day) => !late.includes(day)).map((day) => days.indexOf(day));
		expect(turns.length).toBeGreaterThanOrEqual(3);
		expect(turns.every((turn) => turn % 10 === (turns[0] ?? 0))).toBe(true);
	});

	test('has its turns on other days than something else', () => {
		const names = Array.from({ length: 20 }, (_, index) => `sample ${index}`);
		const due = names.map((name) => days.findIndex((day) => !holds(name, '2026-11-01', day)));
		expect(new Set(due).size).toBeGreaterThan(4);
	});
});

describe('a note', () => {
	const trial = { name: 'of a unit test', fingerprint: '0123456789' };

	test('is written with the day and its fingerprint, beside the notes that are there', () => {
		const writeNotes = vi.spyOn(notes, 'writeNotes').mockReturnValue();
		noteRan(trial);
		const written = writeNotes.mock.calls[0]?.[1] as Record<string, string>;
		expect(written).toMatchObject(readFacts('ran'));
		expect(written[trial.name]).toMatch(/^\d{4}-\d{2}-\d{2} \d{10}$/);
	});

	test('that is not there makes a trial due', () => {
		expect(alreadyTried(trial)).toBeUndefined();
	});
});
