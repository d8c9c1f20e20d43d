import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/evaluation/evaluate.ts';
import type { Surroundings } from '../../../src/evaluation/types.ts';
import { listedFiles, readSuites } from '../../../src/verify/answers/specification.ts';

const suites = readSuites();
const surroundings: Surroundings = { random: Math.random, now: new Date(), hostname: 'docs' };

test('the suite is whole', () => {
	const files = suites.map(({ file }) => file);
	expect(files.sort()).toEqual(listedFiles().sort());
	expect(files.length).toBeGreaterThanOrEqual(22);
});

describe.each(suites)('$name', ({ state, tests, variantTests }) => {
	test.each(tests)('$description', ({ toggleName, context, expectedResult }) => {
		expect(evaluate(state, toggleName, context, surroundings).enabled).toBe(expectedResult);
	});

	test.each(variantTests)('variant: $description', ({ toggleName, context, expectedResult }) => {
		const { enabled, variant } = evaluate(state, toggleName, context, surroundings);
		const { name = 'disabled', payload } = variant ?? {};
		expect({ name, payload, enabled: variant !== undefined, feature_enabled: enabled }).toEqual({
			payload: undefined,
			...expectedResult,
		});
	});
});
