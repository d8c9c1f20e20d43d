import postcss, { type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { builtFiles, readBuilt } from './built-site.ts';
import { colorOf, contrast, LEAST, THEMES, type Theme, TOKENS, type Use } from './contrast/colors.ts';

const sheets = builtFiles('.css').filter((file) => file.startsWith('_astro'));
const rules: Rule[] = [];
for (const file of sheets) postcss.parse(readBuilt(file)).walkRules((rule) => void rules.push(rule));

const values = new Map<string, string>();
for (const rule of rules)
	rule.walkDecls(/^--/, ({ prop, value }) => {
		if (rule.selector === ':root' && !values.has(prop.slice(2))) values.set(prop.slice(2), value);
	});

const tokensFor = (use: Use) => Object.keys(TOKENS).filter((name) => TOKENS[name] === use);
const inTheme = (name: string, theme: Theme) => colorOf(`var(--${name})`, theme, values) ?? '';

/** The last value of a property in a rule, or undefined. */
function declared(rule: Rule, property: RegExp): string | undefined {
	let value: string | undefined;
	rule.each((node) => {
		if (node.type === 'decl' && property.test(node.prop)) value = node.value;
	});
	return value;
}

describe('tokens of color', () => {
	test('each has a use that says how much it must stand out', () => {
		/* Those of Starlight have our tokens as values, or paint nothing. */
		const own = [...values].filter(([name, value]) => !name.startsWith('sl-') && !value.startsWith('var('));
		const colors = own.filter(([, value]) => colorOf(value, 'light', values));
		expect(colors.map(([name]) => name).sort()).toEqual(Object.keys(TOKENS).sort());
	});

	test('what is text in a rule is a token for text', () => {
		const used = rules.flatMap((rule) => {
			const [, name = ''] = /^var\(--([\w-]+)\)$/.exec(declared(rule, /^color$/) ?? '') ?? [];
			const isDrawn = /:(before|after|marker)\b/.test(rule.selector);
			const hasGround = declared(rule, /^background(-color)?$/) !== undefined;
			return name in TOKENS && TOKENS[name] !== 'text' && !isDrawn && !hasGround
				? [`${rule.selector}: ${name}`]
				: [];
		});
		expect(used.filter((use) => !use.endsWith(': on-signal'))).toEqual([]);
	});

	for (const theme of THEMES) {
		test.each([
			['text', LEAST.text],
			['mark', LEAST.mark],
		] as const)(`%s stands out on every surface by %f, ${theme}`, (use, least) => {
			const low = tokensFor(use).flatMap((name) =>
				tokensFor('surface')
					.map((surface) => ({ surface, by: contrast(inTheme(name, theme), inTheme(surface, theme)) }))
					.filter(({ by }) => !(by >= least))
					.map(({ surface, by }) => `--${name} on --${surface}: ${by.toFixed(2)}`),
			);
			expect(low).toEqual([]);
		});

		test(`text stands out on what is filled with the signal color, ${theme}`, () => {
			expect(contrast(inTheme('on-signal', theme), inTheme('signal', theme))).toBeGreaterThan(LEAST.text);
		});

		test(`text stands out on the ground that its own rule sets, ${theme}`, () => {
			const pairs = rules.flatMap((rule) => {
				const text = colorOf(declared(rule, /^color$/) ?? '', theme, values);
				const ground = colorOf(declared(rule, /^background(-color)?$/) ?? '', theme, values);
				return text && ground ? [{ selector: rule.selector, by: contrast(text, ground) }] : [];
			});
			expect(pairs.length).toBeGreaterThan(10);
			const low = pairs.filter(({ by }) => by < LEAST.text);
			expect(low.map(({ selector, by }) => `${selector}: ${by.toFixed(2)}`)).toEqual([]);
		});
	}
});
