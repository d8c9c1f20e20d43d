import { describe, expect, test } from 'vitest';
import { differentOutput, namesOf } from '../../../../src/verify/shell-blocks/compare.ts';
import { parseShownJson } from '../../../../src/verify/shell-blocks/shown-json.ts';

const json = (actual: unknown, text: string, isPart = false) =>
	differentOutput(JSON.stringify(actual), { language: 'json', text, isPart });
const text = (actual: string, shown: string, isPart = false) =>
	differentOutput(actual, { language: 'text', text: shown, isPart });

describe('JSON', () => {
	test('needs every member and element, or an ellipsis for those that are left out', () => {
		expect(json({ a: 1, b: [1, 2] }, '{"b":[1,2],"a":1}')).toBeUndefined();
		expect(json({ a: 1, b: 2 }, '{"a":1}')).toMatch(/b left out/);
		expect(json({ a: 1, b: 2 }, '{ "a": 1, … }')).toBeUndefined();
		expect(json({ a: 1, b: 2 }, '{\n  "a": 1,\n  ...\n}')).toBeUndefined();
		expect(json({ a: { b: [1] } }, '{ "a": … }')).toBeUndefined();
		expect(json([1, 2, 3], '[1, …]')).toBeUndefined();
		expect(json([1, 2, 3], '[…, 3]')).toBeUndefined();
		expect(json([1, 2, 3], '[1, 2]')).toMatch(/3 elements, 2 are shown/);
	});

	test('is not taken to have members that every object of JavaScript has', () => {
		expect(json({ a: 1, constructor: 2 }, '{"a":1}')).toMatch(/constructor left out/);
		expect(json({ a: 1 }, '{"a":1,"constructor":2}')).toMatch(
			/\.constructor: expected 2, got no such member/,
		);
	});

	test('shows parts with output="part"', () => {
		expect(json({ a: { b: 1, c: 2 }, d: [1, 2] }, '{"a":{"c":2},"d":[2]}', true)).toBeUndefined();
		expect(json({ a: { b: 1 } }, '{"a":{"c":2}}', true)).toMatch(/\.a\.c: expected 2/);
		expect(json({ d: [1, 2] }, '{"d":[2,1]}', true)).toMatch(/\.d\[2\]/);
	});

	test('takes moments, ids and secrets for alike, and nothing else', () => {
		const shown =
			'{"at":"2020-01-01T00:00:00Z","id":"01M7YNVC652PBJMJWWG4EKMWCN","uuid":"3f0c2a6e-5b1d-4c77-9a53-0d9be1c0ffee"}';
		const actual = {
			at: '2026-11-21T08:08:37.141Z',
			id: '01M7YNVC6DQ4T2K0B8W3E5XH9R',
			uuid: '00000000-0000-4000-8000-000000000000',
		};
		expect(json(actual, shown)).toBeUndefined();
		expect(json({ ...actual, at: 'soon' }, shown)).toMatch(/\.at: expected/);
		expect(json({ secret: `*:*.${'a'.repeat(56)}` }, `{"secret":"*:*.${'0'.repeat(56)}"}`)).toBeUndefined();
		expect(json({ secret: 'a' }, `{"secret":"${'0'.repeat(56)}"}`)).toBeDefined();
		expect(json({ a: 'one-page' }, '{"a":"one-…"}')).toBeUndefined();
		expect(json({ a: 1 }, '{"a":2}')).toMatch(/\.a: expected 2, got 1/);
		expect(json({ a: null }, '{"a":false}')).toMatch(/\.a/);
	});

	test('says which side is no JSON', () => {
		expect(differentOutput('no', { language: 'json', text: '{}', isPart: false })).toMatch(/it printed/);
		expect(json({}, '{"a"}')).toMatch(/page shows/);
	});

	test('keeps an ellipsis inside of a text', () => {
		expect(parseShownJson('{"a":"… and …","b":[]}')).toEqual({ a: '… and …', b: [] });
	});

	test('learns ids, so that later commands can name them as the page does', () => {
		const shown = { language: 'json', text: `{"secret":"${'0'.repeat(32)}","n":"a"}`, isPart: false };
		const actual = JSON.stringify({ secret: 'f'.repeat(32), n: 'b' });
		expect(namesOf(actual, shown)).toEqual([['0'.repeat(32), 'f'.repeat(32)]]);
	});
});

describe('text', () => {
	test('is compared line by line; … stands for text or for lines', () => {
		expect(text('a\nb\n', 'a\nb')).toBeUndefined();
		expect(text('a\nb', 'a')).toMatch(/expected the end, got the line "b"/);
		expect(text('a', 'a\nb')).toMatch(/expected the line "b", got "the end"/);
		expect(text('strategy: 1', 'strategy: …')).toBeUndefined();
		expect(text('a\nb\nc', 'a\n…\nc')).toBeUndefined();
		expect(text('a\nb\nc', 'a\nc')).toBeDefined();
		expect(text('a\nb\nc', 'b', true)).toBeUndefined();
	});
});

test('an HTTP message is compared by status, headers in any order, and body', () => {
	const actual = 'HTTP/1.1 200 OK\r\nDate: now\r\nContent-Type: application/json\r\n\r\n{"a":1}';
	const http = (shown: string, isPart = false) =>
		differentOutput(actual, { language: 'http', text: shown, isPart });
	expect(http('HTTP/1.1 200 OK\ncontent-type: application/json\n…\n\n{ "a": 1 }')).toBeUndefined();
	expect(http('HTTP/1.1 200 OK\nContent-Type: application/json\n\n{ "a": 1 }')).toMatch(
		/headers are left out/,
	);
	expect(http('HTTP/1.1 201 Created\n…\n\n{ "a": 1 }')).toMatch(/expected HTTP\/1.1 201/);
	expect(http('HTTP/1.1 200 OK\n…\n\n{ "a": 2 }')).toMatch(/\.a: expected 2/);
	expect(http('HTTP/1.1 200 OK\nX: 1\n\n{ "a": 1 }', true)).toMatch(/header X: 1/);
});
