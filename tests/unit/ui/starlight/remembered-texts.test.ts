import { createInstance } from 'i18next';
import { expect, test, vi } from 'vitest';
import { fillUnescaped, rememberTexts } from '~/ui/starlight/remembered-texts.ts';

function texts(language: string) {
	const look = vi.fn((name: string, values?: { count: number }) => `${name} ${values?.count ?? language}`);
	const t = Object.assign(look, { dir: () => 'ltr', all: () => ({}), exists: () => true });
	return { look, t: rememberTexts(t as never, language) as unknown as typeof t };
}

test('a text without gaps is looked up once for each language', () => {
	const { look, t } = texts('en');
	expect([t('menu.title'), t('menu.title')]).toEqual(['menu.title en', 'menu.title en']);
	expect(look).toHaveBeenCalledTimes(1);
	expect(texts('ar').t('menu.title')).toBe('menu.title ar');
	expect(texts('en').t('menu.title')).toBe('menu.title en');
});

test('values fill the gaps each time, and what belongs to the function stays', () => {
	const { t } = texts('de');
	expect([t('fields', { count: 1 }), t('fields', { count: 2 })]).toEqual(['fields 1', 'fields 2']);
	expect(t.dir()).toBe('ltr');
});

test('values are filled in as they are, because Astro escapes the text', async () => {
	const i18n = createInstance();
	await i18n.init({ lng: 'en', resources: { en: { translation: { answer: '{{answer}} & so on' } } } });
	const escaping = i18n.t as (name: string, values: object) => string;
	const t = fillUnescaped(escaping as never) as unknown as typeof escaping;
	expect(escaping('answer', { answer: '/ready' })).toBe('&#x2F;ready & so on');
	expect(t('answer', { answer: '/ready isn\'t "up"' })).toBe('/ready isn\'t "up" & so on');
});
