import { expect, test } from 'vitest';
import { readPage } from '../../../src/search/records/read-page.ts';

test('the index holds what a picture shows once, though a page has it in two themes', () => {
	const picture = (theme: string, attribute = '') =>
		`<picture class="${theme}"${attribute}><source srcset="a.avif"><img src="a.webp" alt="The dialog with its name filled in."></picture>`;
	const html = `<html lang="en"><main data-pagefind-body><h1>Flags</h1><p>Select it.</p><figure class="shot">${picture('light')}${picture('dark', ' data-search="skip"')}</figure></main></html>`;
	expect(readPage(html, '/flags')?.sections.map(({ text }) => text)).toEqual([
		'Select it.\nThe dialog with its name filled in.',
	]);
});
