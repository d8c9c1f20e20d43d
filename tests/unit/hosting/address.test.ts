import { describe, expect, test } from 'vitest';
import { explainListenError, readAddress, readIdleTime, siteAddress } from '~/hosting/server/address.ts';

test('only this machine reaches a server that was not told otherwise', () => {
	expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 4321 });
	expect(readAddress({ HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 4321 });
});

test('KEEP_ALIVE_TIMEOUT is seconds from 1 to 9999', () => {
	expect(readIdleTime({}, 75_000)).toBe(75_000);
	expect(readIdleTime({ KEEP_ALIVE_TIMEOUT: '620' }, 75_000)).toBe(620_000);
	for (const wrong of ['0', '-1', '1.5', '75s', '10000'])
		expect(() => readIdleTime({ KEEP_ALIVE_TIMEOUT: wrong }, 75_000)).toThrow(
			/write: {4}KEEP_ALIVE_TIMEOUT=/,
		);
});

test.each([
	['0.0.0.0', '80', { host: '0.0.0.0', port: 80 }],
	['::', '0', { host: '::', port: 0 }],
	['docs.internal', '65535', { host: 'docs.internal', port: 65_535 }],
])('HOST=%s PORT=%s is taken', (HOST, PORT, address) => {
	expect(readAddress({ HOST, PORT })).toEqual(address);
});

test.each([
	['HOST', 'http://localhost'],
	['HOST', 'localhost:80'],
	['HOST', 'a b'],
	['HOST', '*'],
	['PORT', '65536'],
	['PORT', '-1'],
	['PORT', '0x50'],
	['PORT', '8e1'],
	['PORT', 'http'],
])('%s=%s is refused with what to write', (name, value) => {
	expect(() => readAddress({ [name]: value })).toThrow(
		new RegExp(`${name}\\n {2}found: .*\\n {2}expected: .*\\n {2}write: {4}${name}=`),
	);
});

describe('an address that the system does not give', () => {
	test.each([
		['EADDRINUSE', /PORT\n.*4321, which another program listens on\n.*\n.*PORT=4322/],
		['EACCES', /PORT\n.*needs more rights/],
		['EADDRNOTAVAIL', /HOST\n.*127\.0\.0\.1/],
		['ENOTFOUND', /HOST\n.*127\.0\.0\.1/],
	])('%s', (code, message) => {
		const error = Object.assign(new Error(code), { code });
		expect(explainListenError(error, readAddress({})).message).toMatch(message);
	});

	test('errors of another kind stay as they are', () => {
		const error = new Error('something else');
		expect(explainListenError(error, readAddress({}))).toBe(error);
	});
});

test.each([
	['127.0.0.1', 'http://localhost:80'],
	['::', 'http://localhost:80'],
	['2001:db8::1', 'http://[2001:db8::1]:80'],
	['docs.internal', 'http://docs.internal:80'],
])('a server on %s is shown as %s', (host, shown) => {
	expect(siteAddress({ host, port: 80 })).toBe(shown);
});
