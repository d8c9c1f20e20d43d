import { expect, test } from 'vitest';
import { loadReference } from '../../../src/api-reference/model/source.ts';
import { readLists } from '../../../src/verify/operations/lists.ts';

const { operations } = loadReference();
const paged = operations.filter(
	({ plan, removed, parameters }) =>
		plan === 'open-source' && !removed && parameters.some(({ name }) => name === 'limit'),
);

test('every list with a limit was tried', () => {
	expect(paged.length).toBeGreaterThan(5);
	expect(Object.keys(readLists().lists).sort()).toEqual(paged.map(({ operationId }) => operationId).sort());
});

test.each(Object.entries(readLists().lists))('%s says how long a page can be', (id, list) => {
	const operation = paged.find(({ operationId }) => operationId === id);
	const texts = [
		...(operation?.parameters ?? []).map(({ description }) => description),
		...(operation?.answers ?? []).map(({ description }) => description),
	].join(' ');
	expect(texts).toContain(`${list.most}`);
	expect(texts).toContain('Past the last page');
	if (list.total === 'zero') expect(texts).toContain('`total` is 0');
});
