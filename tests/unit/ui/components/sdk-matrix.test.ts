import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { sdkMatrix } from '~/ui/components/sdk-matrix/matrix.ts';

describe('the matrix of SDKs', () => {
	test.each(['backend', 'frontend'] as const)('has a cell for every capability of each %s SDK', (side) => {
		const { sdks, rows } = sdkMatrix(side);
		expect(sdks.length).toBeGreaterThanOrEqual(8);
		for (const { cells } of rows) expect(cells).toHaveLength(sdks.length);
	});

	test('a capability without a cell is named with what to write', () => {
		const { node } = readFacts('sdks');
		const { stop: _, ...rest } = node?.capabilities ?? {};
		expect(() => sdkMatrix('backend', { node: { ...node, capabilities: rest } as never })).toThrow(
			/sdks\.yaml, node\.capabilities\n.*no stop\n[\s\S]*stop: false/,
		);
	});

	test('every SDK shows a sample that is there', () => {
		const samples = Object.values(readFacts('sdks')).map(({ sample }) => `src/samples/${sample}`);
		expect(samples.filter((file) => !existsSync(file))).toEqual([]);
	});
});
