import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, locales, readLanguages } from '~/lib/languages.ts';
import { pathOfPlace, placeOf } from '~/lib/urls/places.ts';
import { under, within } from '~/lib/urls/urls.ts';
import { assertVersions } from '~/ui/starlight/assert-versions.ts';

function dictionaries(...codes: string[]): string {
	const folder = mkdtempSync(join(tmpdir(), 'dictionaries-'));
	for (const code of codes) writeFileSync(join(folder, `${code}.json`), '{}');
	return folder;
}

test('the site is in English alone', () => {
	expect(languages).toEqual([{ code: 'en', label: 'English', dir: 'ltr', path: '/' }]);
	expect(locales).toEqual({ root: { lang: 'en', label: 'English', dir: 'ltr' } });
});

test('a dictionary makes a language, with the name and direction its readers know', () => {
	expect(readLanguages(dictionaries('pt-BR', 'en', 'ar'))).toEqual([
		{ code: 'en', label: 'English', dir: 'ltr', path: '/' },
		{ code: 'ar', label: 'العربية', dir: 'rtl', path: '/ar' },
		{ code: 'pt-BR', label: 'Português (Brasil)', dir: 'ltr', path: '/pt-BR' },
	]);
});

test.each(['arabic', 'EN-us', 'zz', 'x_y'])('a dictionary named %s stops the build and says why', (code) => {
	expect(() => readLanguages(dictionaries('en', code))).toThrow(
		new RegExp(`${code}\\.json\\n {2}found: .*\\n {2}expected: a file named after a language tag`),
	);
});

test.each([
	['is empty', ''],
	['ends in the middle', '{ "a": "b"'],
	['is a list', '[]'],
	['is null', 'null'],
	['begins with a byte order mark', '\uFEFF{}'],
	['has a number for a text', '{ "a": 1 }'],
	['is in another encoding', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d])],
])('a dictionary that %s stops the build and says what to do', (_, content) => {
	const folder = dictionaries('en');
	writeFileSync(join(folder, 'en.json'), content);
	expect(() => readLanguages(folder)).toThrow(
		/en\.json\n {2}found: .+\n {2}expected: a JSON object of texts in UTF-8\n {2}write: .+$/,
	);
});

test('an address is a page in a language and a version', () => {
	const place = placeOf('/reference/segments');
	expect(place).toMatchObject({ language: { code: 'en' }, version: { name: 'current' } });
	expect(place.page).toBe('/reference/segments');
	const elsewhere = {
		language: { code: 'ar', label: '', dir: 'rtl', path: '/ar' },
		version: { name: '7', label: '7', path: '/7', isLast: false, mainDocument: 'welcome' },
	} as const;
	expect(pathOfPlace({ ...elsewhere, page: '/quickstart' })).toBe('/ar/7/quickstart');
	expect(pathOfPlace({ ...elsewhere, page: '/' })).toBe('/ar/7');
});

test.each([
	['/', '/', '/'],
	['/', '/a', '/a'],
	['/ar', '/', '/ar'],
	['/ar', '/a/b', '/ar/a/b'],
])('in %s, the page %s is at %s', (folder, page, address) => {
	expect(under(folder, page)).toBe(address);
	expect(within(folder, address)).toBe(page);
});

const current = { name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' };
const old = { ...current, name: '7', path: '/7', isLast: false };

test('versions have one that is the newest, and a page that opens each', () => {
	const pages = new Set(['/', '/7']);
	expect(() => assertVersions(pages, [current, old])).not.toThrow();
	expect(() => assertVersions(pages, [current, { ...old, isLast: true }])).toThrow(
		/found: {4}isLast: true at "current" and "7"/,
	);
	expect(() => assertVersions(pages, [{ ...current, isLast: false }])).toThrow(/isLast: true at none/);
	expect(() => assertVersions(new Set(['/']), [current, old])).toThrow(
		/mainDocument: 'welcome' of "7"[\s\S]*src\/content\/docs\/7\/welcome\.mdx/,
	);
});
