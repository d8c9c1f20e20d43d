import { expect, test } from 'vitest';
import { readEnvironment } from '~/site/environment.ts';

test('without variables the defaults hold', () => {
	expect(readEnvironment({}).SITE_URL).toBe('https://docs.getunleash.io');
});

test('an empty variable counts as not set', () => {
	expect(readEnvironment({ SITE_URL: '' }).SITE_URL).toBe('https://docs.getunleash.io');
});

test.each([
	'docs.example.com',
	'ftp://docs.example.com',
	'https://example.com/docs',
	'https://example.com/?a',
])('%s stops the build and says what to write', (value) => {
	const read = () => readEnvironment({ SITE_URL: value });
	expect(read).toThrow(/SITE_URL/);
	expect(read).toThrow(`found:    ${JSON.stringify(value)}`);
	expect(read).toThrow(/expected: the address the site is served from/);
	expect(read).toThrow('write:    SITE_URL=https://docs.example.com');
});
