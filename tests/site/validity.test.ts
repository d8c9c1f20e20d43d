import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { sample } from '../sample.ts';
import { builtFiles, dist, readBuilt, samplePages } from './built-site.ts';
import { checkWithVnu, type Finding, hasJava } from './validity/vnu.ts';

/** Number of pages that are checked in a run. Those that only lead on are all made alike. */
const PAGES = { content: 100, redirects: 20 };

const FAULTY =
	'<!doctype html><html lang="en"><head><title>Faulty</title></head><body><p><p>text</p></p></body></html>';

const listed = (findings: readonly Finding[]) =>
	findings.map(({ file, message, extract }) => `${file}: ${message} ${extract}`);

const java = hasJava();

const content = samplePages(PAGES.content, 'valid HTML').map(([, file]) => file);
const redirects = builtFiles('.html').filter((file) => isRedirectPage(readBuilt(file)));
const checked = [...content, ...sample(redirects, PAGES.redirects, 'valid redirects')];

describe('valid HTML', () => {
	test('the checker of the W3C finds nothing to say about any page', ({ skip }) => {
		skip(!java, 'there is no Java here, so html-validate checks the pages');
		const faulty = join(mkdtempSync(join(tmpdir(), 'validity-')), 'faulty.html');
		writeFileSync(faulty, FAULTY);
		const findings = checkWithVnu([faulty, ...checked.map((file) => resolve(dist, file))]);
		expect(findings.filter(({ file }) => file === faulty)).not.toEqual([]);
		expect(listed(findings.filter(({ file }) => file !== faulty))).toEqual([]);
	});

	const validator = new HtmlValidate(
		new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
	);
	const check = async (html: string, file: string): Promise<Finding[]> => {
		const { results } = await validator.validateString(html, file);
		return results.flatMap(({ messages }) =>
			messages.map(({ message, selector }) => ({ file, message, extract: selector ?? '' })),
		);
	};

	test('html-validate finds nothing to say about any page', async ({ skip }) => {
		skip(java, 'the checker of the W3C checks them');
		const findings: Finding[] = [];
		for (const file of checked) findings.push(...(await check(readBuilt(file), file)));
		expect(listed(findings)).toEqual([]);
	});

	test('html-validate, which stands in where there is no Java, sees a fault and passes a valid page', async () => {
		expect(await check(FAULTY, 'faulty.html')).not.toEqual([]);
		expect(await check(readBuilt('index.html'), 'index.html')).toEqual([]);
	});

	test('every cell that heads a column or a row says what it heads', () => {
		const empty = builtFiles('.html').filter((file) => /<th[^>]*>\s*<\/th>/.test(readBuilt(file)));
		expect(empty).toEqual([]);
	});
});
