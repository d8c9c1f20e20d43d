import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What readers see, and what they copy. */
const FILES = ['src/content/**/*.{md,mdx,yaml,json}', 'src/samples/**/*.*', 'public/**/*.*', 'README.md'];

/** Forms in which services hand out secrets. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
	['key of AWS', /\bAKIA[0-9A-Z]{16}\b/g],
	['token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}\b/g],
	['token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{20,}/g],
	['key of Stripe', /\bsk_live_[A-Za-z0-9]{16,}/g],
	['token of npm', /\bnpm_[A-Za-z0-9]{36}\b/g],
	['private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/g],
	['web token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/g],
	['token of Unleash', /(?<=[\w*[\]-]+:[\w*[\]-]+\.)[0-9a-f]{32,}\b/g],
	['personal token of Unleash', /(?<=\buser:)[0-9a-f]{32,}\b/g],
];

/** Made-up digits repeat: of digits drawn at random, 32 have nearly 30 different pairs, and no digit comes so often in a row. */
const FEWEST_PAIRS = 20;
const REPEATED = /(.)\1{7}/;

/** Whether digits look drawn at random rather than made up. */
function isRandom(text: string): boolean {
	if (REPEATED.test(text)) return false;
	if (!/^[0-9a-f]+$/.test(text)) return true;
	const pairs = new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)));
	return pairs.size >= FEWEST_PAIRS;
}

/** What looks like a secret that works, with its place. */
function secretsIn(file: string, text: string): string[] {
	return FORMS.flatMap(([kind, form]) =>
		[...text.matchAll(form)]
			.filter(([found]) => isRandom(found))
			.map(({ 0: found, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${kind} ${found}`),
	);
}

test('no page, sample or data file holds what looks like a secret that works', () => {
	const files = globSync(FILES, { exclude: ['**/*.{png,webp,avif,woff2}'] });
	expect(files.length).toBeGreaterThan(500);
	expect(files.flatMap((file) => secretsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('digits that are drawn count, made-up ones do not', () => {
	const drawn = 'default:development.9f2c47b1e05d8a63f7140cbe92d65a38';
	expect(secretsIn('a.md', `\n${drawn}`)).toEqual([
		`a.md:2: token of Unleash ${drawn.slice(drawn.indexOf('.') + 1)}`,
	]);
	expect(secretsIn('a.md', `default:development.${'0123456789abcdef'.repeat(3)}`)).toEqual([]);
	expect(secretsIn('a.md', `*:*.${'00ff'.repeat(14)}`)).toEqual([]);
});
