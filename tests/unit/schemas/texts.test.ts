import { expect, test } from 'vitest';
import english from '../../../src/content/i18n/en.json' with { type: 'json' };
import { textsSchema } from '../../../src/schemas/i18n.ts';

test('English is right', () => {
	expect(textsSchema.safeParse(english).error).toBeUndefined();
});

test('another language may leave texts out', () => {
	expect(textsSchema.safeParse({ 'skipLink.label': 'Zum Inhalt' }).success).toBe(true);
});

test('a text that English does not have is a mistake', () => {
	const { error } = textsSchema.safeParse({ 'shell.dosc': 'Dokumentation', poem: 'x' });
	expect(error?.issues.map(({ message }) => message)).toEqual([
		"en.json has no text 'shell.dosc'; did you mean 'shell.docs'? en.json has no text 'poem': add it there first.",
	]);
});

test.each(['', 5, null])('a text is never %j', (text) => {
	const [name = ''] = Object.keys(english);
	expect(textsSchema.safeParse({ [name]: text }).success).toBe(false);
});
