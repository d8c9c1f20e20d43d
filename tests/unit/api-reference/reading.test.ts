import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apis } from '~/api-reference/contract/bundle.ts';
import { loadContract } from '~/api-reference/contract/load.ts';
import { fuzzedAsNow, readingDocument, readingFingerprint } from '~/api-reference/exports/reading.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';

const documents = [...apis, 'other' as const].map((api) => readingDocument(api));
const operations = documents.flatMap(({ paths }) => Object.entries(paths));

test('made-up requests were sent to the operations as the contract has them; else: npm run contract:fuzz', () => {
	const { fingerprint, tool } = readFacts('fuzzed');
	expect(fingerprint).toBe(readingFingerprint());
	expect(fuzzedAsNow()).toBeDefined();
	const pinned = readFileSync('src/verify/contract-fuzz/requirements.txt', 'utf8');
	expect(`${tool.replace(' ', '==')}\n`).toBe(pinned);
});

describe('what is asked', () => {
	test('is every read operation of the open-source server, and nothing that changes something', () => {
		const expected = loadContract().operations.filter(
			({ method, 'x-unleash': own }) => method === 'GET' && own.plan === 'open-source' && !own.removed,
		);
		expect(operations.map(([, { get }]) => get?.operationId).sort()).toEqual(
			expected.map(({ operationId }) => operationId).sort(),
		);
		expect(operations.flatMap(([, item]) => Object.keys(item)).filter((verb) => verb !== 'get')).toEqual([]);
		expect(readFacts('fuzzed').operations).toBe(expected.length);
	});

	test('names what the server of the trials holds', () => {
		const [, item] = operations.find(([path]) => path === '/api/admin/addons/{id}') ?? [];
		expect(item?.get?.parameters).toMatchObject([{ name: 'id', example: '1' }]);
	});
});
