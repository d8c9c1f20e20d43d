import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtFiles, dist, readBuilt } from './built-site.ts';
import { checkWithVnu, type Finding, hasJava } from './validity/vnu.ts';

/** Long enough to fetch the checker and to run it on a slow machine. */
const TIMEOUT = 600_000;

const FAULTY =
	'<!doctype html><html lang="en"><head><title>Faulty</title></head><body><p><p>text</p></p></body></html>';

const listed = (findings: readonly Finding[]) =>
	findings.map(({ file, message, extract }) => `${file}: ${message} ${extract}`);

const java = hasJava();

describe('valid HTML', () => {
	test(
		'the checker of the W3C finds nothing to say about any page',
		({ skip }) => {
			skip(!java, 'there is no Java here, so html-validate checks all pages');
			const faulty = join(mkdtempSync(join(tmpdir(), 'validity-')), 'faulty.html');
			writeFileSync(faulty, FAULTY);
			const findings = checkWithVnu([faulty, resolve(dist)]);
			expect(findings.filter(({ file }) => file === faulty)).not.toEqual([]);
			expect(listed(findings.filter(({ file }) => file !== faulty))).toEqual([]);
		},
		TIMEOUT,
	);

	const validator = new HtmlValidate(
		new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
	);
	const check = async (html: string, file: string): Promise<Finding[]> => {
		const { results } = await validator.validateString(html, file);
		return results.flatMap(({ messages }) =>
			messages.map(({ message, selector }) => ({ file, message, extract: selector ?? '' })),
		);
	};

	test(
		'html-validate finds nothing to say about any page',
		async ({ skip }) => {
			skip(java, 'the checker of the W3C checks them');
			const findings: Finding[] = [];
			for (const file of builtFiles('.html')) findings.push(...(await check(readBuilt(file), file)));
			expect(listed(findings)).toEqual([]);
		},
		TIMEOUT,
	);

	test('html-validate, which stands in where there is no Java, sees a fault and passes a valid page', async () => {
		expect(await check(FAULTY, 'faulty.html')).not.toEqual([]);
		expect(await check(readBuilt('index.html'), 'index.html')).toEqual([]);
	});

	test('every cell that heads a column or a row says what it heads', () => {
		const empty = builtFiles('.html').filter((file) => /<th[^>]*>\s*<\/th>/.test(readBuilt(file)));
		expect(empty).toEqual([]);
	});
});
