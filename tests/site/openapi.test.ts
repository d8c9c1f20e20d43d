import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { downloads } from '~/api-reference/contract/downloads.ts';
import { loadContract } from '~/api-reference/contract/load.ts';
import type { OpenApi } from '~/api-reference/contract/types.ts';
import { readBuilt } from './built-site.ts';

const current = loadContract().operations.filter((operation) => !operation['x-unleash'].removed);

const idsIn = ({ paths }: OpenApi) =>
	Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

describe.each(downloads)('$path', ({ api, format, path }) => {
	test('is a file with every current operation of its API', () => {
		const text = readBuilt(path.slice(1));
		const document = (format === 'json' ? JSON.parse(text) : parse(text)) as OpenApi;
		const expected = current.filter((operation) => !api || operation['x-unleash'].api === api);
		expect(document.openapi).toBe('3.1.0');
		expect(idsIn(document).sort()).toEqual(expected.map(({ operationId }) => operationId).sort());
	});
});

test('both formats hold the same', () => {
	expect(parse(readBuilt('openapi.yaml'))).toEqual(JSON.parse(readBuilt('openapi.json')));
});
