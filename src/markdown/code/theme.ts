import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * Scopes of the grammars, by the class that colours them. `''` is plain text: it takes back a colour that the
 * surrounding scope has. Punctuation and operators stay plain on purpose, as they would double the number of elements.
 */
const scopes: Record<string, string[]> = {
	c: ['comment', 'punctuation.definition.comment', 'meta.diff.header'],
	k: [
		'keyword',
		'storage',
		'variable.language',
		'entity.name.tag',
		'punctuation.definition.template-expression',
		'markup.heading',
	],
	s: ['string', 'punctuation.definition.string', 'constant.character.escape', 'markup.inline.raw'],
	n: ['constant.numeric', 'constant.language', 'constant.other.color', 'keyword.other.unit'],
	f: ['entity.name.function', 'support.function', 'entity.other.attribute-name', 'entity.name.command'],
	t: [
		'entity.name.type',
		'entity.name.class',
		'support.type',
		'support.class',
		'entity.other.inherited-class',
	],
	'': [
		'keyword.operator',
		'meta.template.expression',
		'string.unquoted.argument',
		'string.unquoted.heredoc',
		'support.type.property-name',
		'punctuation.separator',
		'punctuation.terminator',
		'storage.modifier.import',
		'storage.modifier.package',
	],
};

/** Word operators read as keywords, although the grammars count them among the operators. */
scopes['k']?.push('keyword.operator.new', 'keyword.operator.expression', 'keyword.operator.logical.python');

const plain = '#000000';
const classes = Object.keys(scopes).filter((name) => name !== '');
const colorOf = (name: string) => (name === '' ? plain : `#00000${classes.indexOf(name) + 1}`);
const classByColor = new Map(classes.map((name) => [colorOf(name), name]));

/** A Shiki theme whose colours stand for classes, see `classOf`. */
export const theme: ThemeRegistrationRaw = {
	name: 'classes',
	type: 'light',
	fg: plain,
	bg: '#ffffff',
	settings: [
		{ settings: { foreground: plain, background: '#ffffff' } },
		...Object.entries(scopes).map(([name, scope]) => ({ scope, settings: { foreground: colorOf(name) } })),
	],
};

/** The class that a colour of the theme stands for, `''` for plain text. */
export function classOf(color: string | undefined): string {
	return classByColor.get(color?.toLowerCase() ?? plain) ?? '';
}
