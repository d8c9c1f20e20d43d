import { expect, test } from 'vitest';
import { chooseSteps } from '../../runner/choose.ts';
import { allSteps } from '../../runner/steps.ts';

const chosen = (...words: string[]) => chooseSteps(allSteps(), words).map(({ name }) => name);

test('without words all steps but the live tests run; --live adds those', () => {
	expect(chosen()).not.toContain('live');
	expect(chosen('--live').filter((name) => name !== 'live')).toEqual(chosen());
	expect(chosen('--live')).toContain('live');
});

test('words choose steps by the beginning of their names', () => {
	expect(chosen('unit', 'browser')).toEqual(['unit', 'browser-1', 'browser-2', 'browser-3', 'browser-4']);
	expect(chosen('unit', '--live')).toEqual(['unit', 'live']);
});

test('a word that names no step is refused with what to write', () => {
	expect(() => chosen('unti')).toThrow(
		/^npm test\n {2}found: {4}unti\n {2}expected: names of steps \(.*unit.*\), or --live\n {2}write: {4}npm test -- unit$/,
	);
	expect(() => chosen('--life')).toThrow('write:    npm test -- --live');
});
