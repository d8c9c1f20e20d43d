import { expect, test } from 'vitest';
import { parseQuery } from '../../../src/search/text/query.ts';
import { saidIn } from '../../../src/search/text/said.ts';

const answer = {
	id: '9c40958a-daac-400e-98fb-3bb438567008',
	name: 'BadDataError',
	message:
		'Request validation failed: your request body or params contain invalid data: The `/description` property must be string. You sent 12.',
	details: [{ message: 'The `/description` property must be string. You sent 12.', path: '/description' }],
};

test('of an answer in JSON, what it says counts, without what all such answers begin with', () => {
	expect(saidIn(JSON.stringify(answer))).toBe('The `/description` property must be string. You sent 12.');
	expect(saidIn(JSON.stringify(answer, null, 2))).toBe(saidIn(JSON.stringify(answer)));
	expect(saidIn(answer.message)).toBe('The `/description` property must be string. You sent 12.');
});

test('an answer that was cut off says what is left of its message', () => {
	const cut = JSON.stringify(answer).slice(0, 177);
	expect(saidIn(cut)).toBe('The `/description` pro');
	expect(saidIn('{"id":"1","name":"NoAccessError"')).toBe('{"id":"1","name":"NoAccessError"');
});

test('quotes inside a message are those of its text, and a message that ends early stays whole', () => {
	expect(saidIn(String.raw`{"message":"The tag \"a:b\" exists"}`)).toBe('The tag "a:b" exists');
	expect(saidIn('contain invalid data: ')).toBe('contain invalid data: ');
});

test('queries without an answer are read as before', () => {
	expect(parseQuery('gradual rollout').phrase).toBe('gradual rollout');
	expect(parseQuery('NoAccessError 403').phrase).toBe('noaccesserror 403');
	expect(parseQuery(JSON.stringify(answer)).phrase).toContain('you sent 12');
});
