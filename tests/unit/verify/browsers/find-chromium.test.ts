import { expect, test } from 'vitest';
import { findChromium } from '../../../../src/verify/browsers/find-chromium.ts';

test('the browser that the environment names is taken', () => {
	expect(findChromium({ CHROMIUM_PATH: process.execPath })).toEqual({
		path: process.execPath,
		source: 'CHROMIUM_PATH',
	});
});

test('a path that leads nowhere says what to write', () => {
	const find = () => findChromium({ CHROMIUM_PATH: '/no/such/browser' });
	expect(find).toThrow(/CHROMIUM_PATH\n {2}found: {4}\/no\/such\/browser/);
	expect(find).toThrow(/write: {4}CHROMIUM_PATH=/);
});
