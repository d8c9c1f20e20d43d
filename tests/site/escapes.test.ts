import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';

const REFERENCE = '(?:#\\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos|nbsp);';

/** Files in which readers would see a character reference: code may show one. */
function filesWith(reference: string, endings: string[], code: RegExp[]): string[] {
	const pattern = new RegExp(`.{0,40}${reference}`, 'i');
	return endings.flatMap(builtFiles).flatMap((file) => {
		const text = code.reduce((rest, part) => rest.replaceAll(part, ''), readBuilt(file));
		const [shown] = pattern.exec(text) ?? [];
		return shown ? [`${file}: ${shown}`] : [];
	});
}

test('no text of a page is escaped twice', () => {
	const code = [/<(code|pre|script)\b[^>]*>.*?<\/\1>/gs];
	expect(filesWith(`&amp;${REFERENCE}`, ['.html'], code)).toEqual([]);
});

test('no character reference is left in the Markdown of pages', () => {
	const code = [/^ *(`{3,}|~{3,}).*?^ *\1/gms, /(`+)(?!`).*?\1/g];
	expect(filesWith(`&${REFERENCE}`, ['.md', '.txt'], code)).toEqual([]);
});
