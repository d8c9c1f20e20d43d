import { expect, test } from 'vitest';
import { loadReference } from '../../../src/api-reference/model/source.ts';
import {
	bodiesFingerprint,
	bodiesTriedOn,
	readLeftOut,
	TRY_BODIES,
} from '../../../src/verify/operations/bodies.ts';
import { limitDifferences } from '../../../src/verify/operations/limits.ts';
import { triedOperations } from '../../../src/verify/operations/trials.ts';

const { operations, schemas } = loadReference();

test(`limits and left-out fields were tried as they stand; else: ${TRY_BODIES}`, () => {
	expect(bodiesTriedOn(bodiesFingerprint(triedOperations(operations), schemas))).toBeDefined();
});

test.each(Object.entries(readLeftOut()))('%s says what becomes of fields that are left out', (id, fields) => {
	const operation = operations.find(({ operationId }) => operationId === id);
	if (!operation) throw new Error(`left-out.yaml names ${id}, which is no operation`);
	const text = `${operation.description} ${operation.body?.description}`;
	expect(text).toMatch(/omit|leave out|left out|without/i);
	const words = text.toLowerCase().replaceAll(/[\s`]/g, '');
	const lost = Object.keys(fields).filter((name) => fields[name] !== 'kept');
	if (/completely, so fields that you omit are removed/.test(text)) return;
	expect(lost.filter((name) => !words.includes(name.toLowerCase()))).toEqual([]);
});

test('a limit that differs from the server is told, and one that only some operations enforce is not', () => {
	const one = { operationId: 'createTag', place: 'tagSchema/properties/value', limit: 'maxLength' } as const;
	expect(limitDifferences([{ ...one, found: 50, written: 50 }])).toEqual([]);
	expect(limitDifferences([{ ...one, found: 50, written: undefined }])).toHaveLength(1);
	expect(limitDifferences([{ ...one, found: 50, written: 60 }])).toHaveLength(1);
	expect(limitDifferences([{ ...one, found: undefined, written: 60 }])).toHaveLength(1);
	const lax = { ...one, operationId: 'addTag', found: undefined, written: 50 };
	expect(limitDifferences([{ ...one, found: 50, written: 50 }, lax])).toEqual([]);
});
