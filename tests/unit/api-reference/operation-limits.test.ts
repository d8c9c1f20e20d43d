import { describe, expect, test } from 'vitest';
import { checkLimits, limitsOf } from '~/api-reference/model/operation-limits';
import { loadReference } from '~/api-reference/model/source';

const { operations } = loadReference();

function limits(id: string) {
	const found = operations.find(({ operationId }) => operationId === id);
	if (!found) throw new Error(`no operation ${id}`);
	return limitsOf(found);
}

describe('the limits of an operation', () => {
	test('come from the resource that it adds to', () => {
		expect(limits('createSegment')).toEqual([
			{ counts: 'Segments', limit: 300, variable: 'UNLEASH_SEGMENTS_LIMIT' },
			{
				counts: 'Values per segment, across all of its constraints',
				limit: 1000,
				variable: 'UNLEASH_SEGMENT_VALUES_LIMIT',
			},
		]);
	});

	test('come from its path and method, and name the lowest rate only', () => {
		const search = { per: 'minute', limit: 15, variable: 'SEARCH_FEATURES_RATE_LIMIT_PER_MINUTE' };
		expect(limits('searchFeatures')).toEqual([search]);
		expect(limits('registerClientMetrics').map(({ limit }) => limit)).toEqual([6000]);
		expect(limits('getAllClientFeatures').map(({ limit }) => limit)).toEqual([20_000]);
		expect(limits('getUsers')).toEqual([]);
		expect(limits('createUser').map(({ limit }) => limit)).toEqual([20]);
	});

	test('may be set by nothing', () => {
		expect(limits('createPat')).toEqual([{ counts: 'Personal access tokens of one user', limit: 10 }]);
	});
});

test('a limit of what does not exist stops the build, by name', () => {
	expect(() => checkLimits(operations)).not.toThrow();
	const without = operations.filter(
		({ operationId }) => !['createPat', 'searchFeatures'].includes(operationId),
	);
	expect(() => checkLimits(without)).toThrow(
		/operation-limits\.yaml\n {2}found: {4}createPat\n {2}expected: the id of an operation[\s\S]*found: {4}\/api\/admin\/search\/features/,
	);
});
