import { expect, test } from 'vitest';
import { documentedVersion } from '../../../src/api-reference/contract/version.ts';
import { loadReference } from '../../../src/api-reference/model/source.ts';
import { sampleLanguages } from '../../../src/api-reference/samples/index.ts';
import { languageTriedOn, TRY_LANGUAGES } from '../../../src/verify/operations/languages/note.ts';
import { notRun, slowRunners } from '../../../src/verify/operations/languages/programs.ts';
import { quickRunners } from '../../../src/verify/operations/languages/runner.ts';
import { oneOfEachShape, samplesFingerprint } from '../../../src/verify/operations/languages/shapes.ts';
import { triedOperations } from '../../../src/verify/operations/trials.ts';

const { operations, schemas } = loadReference();
const shapes = oneOfEachShape(triedOperations(operations), schemas);

test(`samples of compiled languages were run as they stand; else: ${TRY_LANGUAGES}`, () => {
	const stale = sampleLanguages
		.filter(({ id }) => slowRunners[id])
		.filter((one) => !languageTriedOn(one, samplesFingerprint(one, shapes, schemas), documentedVersion()));
	expect(stale.map(({ label }) => label)).toEqual([]);
});

test('every language of samples is run, or says why not', () => {
	const decided = ['curl', ...Object.keys({ ...quickRunners, ...slowRunners, ...notRun })];
	expect(sampleLanguages.map(({ id }) => id).sort()).toEqual(decided.sort());
});

test('the shapes have every method, a query, a body and each type of an answer', () => {
	const methods = shapes.map(({ operation }) => operation.method);
	expect([...new Set(methods)].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
	const types = shapes.flatMap(({ operation }) => operation.answers.map(({ body }) => body?.type));
	expect(types).toEqual(expect.arrayContaining(['application/json', 'text/csv', 'text/plain', undefined]));
});
