import { expect, test } from 'vitest';
import { readScreenshots } from '../../../../src/schemas/screenshots/read.ts';

const PATH = 'src/content/screenshots/flags.yaml';
const entry = (lines: string) => `create-flag:
  alt: The dialog that creates a flag, with its name filled in.
  verifiedWith: '8.2.0'
  address: /projects/default
${lines}`;
const mistakeOf = (text: string, path = PATH) => {
	try {
		readScreenshots([{ path, text }]);
	} catch (error) {
		return (error as Error).message;
	}
	return 'no mistake';
};

test('an entry has its alternative text, version, address, steps and crop', () => {
	const text = entry(`  steps:
    - click: { role: button, name: New feature flag }
    - fill: { label: Name, with: new-checkout }
    - press: Escape
  crop: { around: [{ role: dialog }], padding: 8 }`);
	const read = readScreenshots([{ path: PATH, text }]).get('create-flag');
	expect(read?.steps?.[1]).toEqual({ fill: { label: 'Name', with: 'new-checkout' } });
	expect(read?.crop).toEqual({ around: [{ role: 'dialog' }], padding: 8 });
});

test.each([
	[
		'an unknown step',
		'  steps:\n    - clik: { text: Save }\n  crop: { region: [0, 0, 9, 9] }',
		'clik',
		'click: instead',
	],
	[
		'a step with two things',
		'  steps:\n    - { press: a, type: b }\n  crop: { region: [0, 0, 9, 9] }',
		'{"press":"a","type":"b"}',
		'one of click, hover',
	],
	[
		'two ways to find',
		'  steps:\n    - click: { text: a, label: b }\n  crop: { region: [0, 0, 9, 9] }',
		'{"text":"a","label":"b"}',
		'exactly one of role, label',
	],
	[
		'a crop without anything',
		'  crop: { padding: 8 }',
		'{"padding":8}',
		'either around, with elements, or region',
	],
	['no crop', '', 'nothing', 'either around, with elements, or region'],
	['a short region', '  crop: { region: [0, 0, 9] }', '[0,0,9]', 'x, y, width and height'],
])('%s is said with file, found, expected and mend', (_, lines, found, said) => {
	const message = mistakeOf(entry(lines));
	expect(message).toContain(`${PATH}:`);
	expect(message).toContain(`found:    ${found.startsWith('clik') ? 'the field clik' : found}`);
	expect(message).toContain(said);
	expect(message).toMatch(/\n {2}expected: .+\n {2}write: {4}.+/);
});

test('an alternative text does not begin with "Screenshot of", and a version is text', () => {
	const text = entry('  crop: { region: [0, 0, 9, 9] }');
	expect(mistakeOf(text.replace('The dialog', 'Screenshot of the dialog'))).toContain('what is to be seen');
	expect(mistakeOf(text.replace("'8.2.0'", '8.2'))).toContain('found:    8.2');
});

test('a name stands in one file only', () => {
	const text = entry('  crop: { region: [0, 0, 9, 9] }');
	const twice = () =>
		readScreenshots([PATH, 'src/content/screenshots/other.yaml'].map((path) => ({ path, text })));
	expect(twice).toThrow(`each name once; ${PATH} has it`);
	expect(mistakeOf(text.replace('create-flag:', 'Create Flag:'))).toContain(
		'small letters, digits and hyphens',
	);
});
