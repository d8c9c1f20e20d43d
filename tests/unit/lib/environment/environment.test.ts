import { expect, test } from 'vitest';
import { readEnvironment } from '~/lib/environment/environment.ts';

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
	'https://user:password@example.com',
	"https://a'b.example.com",
	'https://a;b.example.com',
])('%s stops the build and says what to write', (value) => {
	const read = () => readEnvironment({ SITE_URL: value });
	expect(read).toThrow(/SITE_URL/);
	expect(read).toThrow(`found:    ${JSON.stringify(value)}`);
	expect(read).toThrow(/expected: the address the site is served from/);
	expect(read).toThrow('write:    SITE_URL=https://docs.example.com');
});

test('without an address for reports there is none', () => {
	expect(readEnvironment({}).CSP_REPORT_URL).toBeUndefined();
	const address = 'https://reports.example.com:8443/csp?site=docs&kind=1';
	expect(readEnvironment({ CSP_REPORT_URL: address }).CSP_REPORT_URL).toBe(address);
});

test.each([
	'reports.example.com',
	'http://reports.example.com/csp',
	'/csp',
	"https://reports.example.com/; script-src 'unsafe-inline'",
	'https://reports.example.com/$request_uri',
	'https://reports.example.com/"',
	'https://reports.example.com/a,b',
])('reports to %s stop the build, and it says what to write', (value) => {
	const read = () => readEnvironment({ CSP_REPORT_URL: value });
	expect(read).toThrow(`found:    ${JSON.stringify(value)}`);
	expect(read).toThrow('write:    CSP_REPORT_URL=https://reports.example.com/csp');
});
