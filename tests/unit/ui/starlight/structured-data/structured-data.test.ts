import { expect, test } from 'vitest';
import { structuredData } from '~/ui/starlight/structured-data';
import type { PageFacts } from '~/ui/starlight/structured-data/page-facts.ts';
import { vocabularyMistakes } from '../../../../vocabulary/check.ts';

const site = 'https://docs.example.com/';
const facts: PageFacts = {
	kind: 'reference',
	title: 'Segments',
	description: 'How segments share constraints.',
	url: `${site}reference/segments`,
	site,
	language: 'en',
	image: `${site}og/reference/segments.png`,
	modified: '2026-11-20',
	reviewed: '2026-11-21',
	trail: [
		{ name: 'Docs', url: site },
		{ name: 'Get started' },
		{ name: 'Reference', url: `${site}reference` },
	],
	version: '8.2.0',
	fields: {},
};
const graphOf = (changed: Partial<PageFacts>) => JSON.parse(structuredData({ ...facts, ...changed }));
const KINDS = {
	reference: graphOf({}),
	tutorial: graphOf({ kind: 'tutorial', fields: { minutes: 15, needs: ['Docker', 'Go 1.22'] } }),
	sdk: graphOf({ kind: 'sdk', fields: { package: 'unleash-client', repository: 'https://github.com/a/b' } }),
	api: graphOf({ kind: 'api', modified: undefined, reviewed: undefined }),
	academy: graphOf({
		kind: 'academy',
		fields: { minutes: 75, outcomes: ['Create a flag'], audience: 'Everyone.' },
	}),
	landing: graphOf({ kind: 'landing', url: site }),
};

test('all kinds of pages keep to the vocabulary of schema.org, and what does not is found', () => {
	const wrong = structuredClone(KINDS.reference);
	wrong['@graph'][0].dateChanged = '2026-11-20';
	const untyped = structuredClone(KINDS.reference);
	untyped['@graph'][0]['@type'] = 'TechnicalArticle';
	const badValue = structuredClone(KINDS.academy);
	badValue['@graph'][0].provider = 5;
	const found = vocabularyMistakes([...Object.values(KINDS), wrong, untyped, badValue]);
	const count = Object.keys(KINDS).length;
	expect(new Set(found.map((line) => line.replace(/:.*/s, '')))).toEqual(
		new Set([`graph ${count}`, `graph ${count + 1}`, `graph ${count + 2}`]),
	);
	expect(found.join('\n')).toContain('"dateChanged"');
}, 120_000);

test('a page says when it changed, when it was reviewed, and what it is about', () => {
	const [article] = KINDS.reference['@graph'];
	expect(article).toMatchObject({
		'@type': 'TechArticle',
		headline: 'Segments',
		dateModified: '2026-11-20',
		mainEntityOfPage: { '@id': facts.url, lastReviewed: '2026-11-21' },
		about: { '@type': 'SoftwareApplication', '@id': `${site}#unleash` },
	});
	expect(KINDS.tutorial['@graph'][0]).toMatchObject({
		timeRequired: 'PT15M',
		dependencies: 'Docker; Go 1.22',
	});
	expect(KINDS.sdk['@graph'][0].about).toMatchObject({
		'@type': 'SoftwareSourceCode',
		name: 'unleash-client',
	});
	expect(KINDS.api['@graph'][0]).not.toHaveProperty('dateModified');
});

test('the way to a page has an address for each entry, and ends with the page', () => {
	const [, list] = KINDS.reference['@graph'];
	expect(list.itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Docs', item: site },
		{ '@type': 'ListItem', position: 2, name: 'Reference', item: `${site}reference` },
		{ '@type': 'ListItem', position: 3, name: 'Segments', item: facts.url },
	]);
});

test('no text can end the script', () => {
	const script = structuredData({ ...facts, title: 'A </script> B' });
	expect(script).not.toContain('<');
	expect(JSON.parse(script)['@graph'][0].headline).toBe('A </script> B');
});
