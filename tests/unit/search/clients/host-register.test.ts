import { expect, test } from 'vitest';
import { searchStorageKeys } from '~/config/search-storage-keys.ts';
import { createHostRegister } from '~/search/adapters/host-register.ts';

const HOST = 'https://a.test';
const NOW = 1_000_000_000;

function storageWith(text?: string) {
	const kept = new Map<string, string>(text === undefined ? [] : [[searchStorageKeys.hosts, text]]);
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	};
}

test('a host that failed on one page is down on the next, for two minutes', () => {
	const storage = storageWith();
	let clock = NOW;
	const now = () => clock;
	createHostRegister({ now, storage }).fail(HOST);
	const next = createHostRegister({ now, storage });
	expect([next.isDown(HOST), next.isDown('https://b.test')]).toEqual([true, false]);
	clock += 119_999;
	expect(next.isDown(HOST)).toBe(true);
	clock += 1;
	expect(next.isDown(HOST)).toBe(false);
});

test('a page that was open before knows it too, and old notes go', () => {
	const storage = storageWith(JSON.stringify({ 'https://old.test': 1 }));
	const open = createHostRegister({ now: () => NOW, storage });
	createHostRegister({ now: () => NOW, storage }).fail(HOST);
	expect(open.isDown(HOST)).toBe(true);
	expect(storage.getItem(searchStorageKeys.hosts)).toBe(JSON.stringify({ [HOST]: NOW }));
});

test.each([
	'',
	'{',
	'null',
	'5',
	'[]',
	'"a"',
	`{"${HOST}":"${NOW}"}`,
	`{"${HOST}":${NOW + 1}}`,
	`{"${HOST}":1e999}`,
	`{"${HOST}":-1e999}`,
	`{"${HOST}":{"valueOf":1}}`,
	`{"__proto__":{"${HOST}":${NOW}}}`,
	'['.repeat(100_000),
])('no note in the storage keeps a host down for longer, or breaks anything: %s', (text) => {
	const register = createHostRegister({ now: () => NOW, storage: storageWith(text) });
	expect(register.isDown(HOST)).toBe(false);
	register.fail(HOST);
	expect(register.isDown(HOST)).toBe(true);
	expect(Object.prototype).not.toHaveProperty([HOST]);
});

test('where storage is blocked or full, the page remembers', () => {
	const blocked = () => {
		throw new DOMException('planted', 'SecurityError');
	};
	const register = createHostRegister({ storage: { getItem: blocked, setItem: blocked } });
	register.fail(HOST);
	expect(register.isDown(HOST)).toBe(true);
});
