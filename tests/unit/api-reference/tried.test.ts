import { expect, test } from 'vitest';
import { loadReference } from '../../../src/api-reference/model/source.ts';
import { triedOn } from '../../../src/api-reference/model/tried.ts';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { triedOperations } from '../../../src/verify/operations/trials.ts';

const { operations, schemas } = loadReference();
const tried = triedOperations(operations).map(({ operation }) => operation);

test('every operation of the open-source server was tried as its page has it: npm run test:live -- operations', () => {
	expect(tried.length).toBeGreaterThan(200);
	const stale = tried.filter((operation) => !triedOn(operation, schemas));
	expect(stale.map(({ operationId }) => operationId)).toEqual([]);
});

test('no other operation is said to be tried', () => {
	const known = new Set(tried.map(({ operationId }) => operationId));
	expect(Object.keys(readFacts('tried')).filter((id) => !known.has(id))).toEqual([]);
});

test('an operation whose sample or promise changed counts as not tried', () => {
	const [operation] = tried;
	if (!operation) throw new Error('no operation is tried');
	expect(triedOn({ ...operation, path: `${operation.path}/more` }, schemas)).toBeUndefined();
	expect(triedOn({ ...operation, answers: [] }, schemas)).toBeUndefined();
});
