import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed } from '../../../faults/fault.ts';
import { faults } from '../../../faults/faults.ts';
import { digitsOf, readFaultNotes, TEST_FAULTS } from '../../../faults/notes.ts';

const notes = readFaultNotes();

test(`every planted fault was seen by its check as both stand now, else: ${TEST_FAULTS}`, () => {
	expect(faults.length).toBeGreaterThanOrEqual(20);
	const stale = faults.filter((fault) => notes[fault.name]?.fingerprint !== digitsOf(fault));
	expect(stale.map(({ name }) => name)).toEqual([]);
});

test('no other fault is said to be seen, and none has the name of another', () => {
	const names = faults.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(Object.keys(notes).filter((name) => !names.includes(name))).toEqual([]);
});

test('every check is a file that is there', () => {
	const files = faults.flatMap(({ check }) =>
		typeof check === 'string' ? [check] : check.filter((word) => word.endsWith('.ts')),
	);
	expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
});

test('a fault whose place has changed cannot be planted by mistake', () => {
	expect(changed('cat', { of: 'a', write: 'b' })).toBe('cbt');
	expect(() => changed('cat', { of: 'x', write: 'y' })).toThrow(
		/no x to be replaced[\s\S]*entry of the fault/,
	);
});
