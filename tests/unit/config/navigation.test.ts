import { expect, test } from 'vitest';
import { footer } from '~/config/navigation/footer.ts';
import { navbar } from '~/config/navigation/navbar.ts';
import { social } from '~/config/navigation/social.ts';
import english from '~/content/i18n/en.json' with { type: 'json' };
import { readFacts } from '~/schemas/data/read-facts.ts';

const keys = [
	...navbar.links,
	navbar.stars,
	navbar.signIn,
	navbar.trial,
	...social,
	...footer.links.flatMap((group) => [group, ...group.links.filter(({ label }) => label === undefined)]),
].map(({ labelKey }) => labelKey);

test.each(keys)('the text %s exists', (key) => {
	expect(english).toHaveProperty([key ?? 'none']);
});

test('the footer says where the product is made and whose pages these are', () => {
	expect(english['footer.cosy']).toBe('Made in a cosy atmosphere in the Nordic countries.');
	expect(english['footer.copyright']).toContain('{{year}}');
	expect(english['footer.claim']).toMatch(/risk[\s\S]*G2/);
});

test('the five groups of the footer stand in order, and nothing is linked twice', () => {
	expect(footer.links.map(({ labelKey }) => labelKey)).toEqual([
		'footer.serverSdks',
		'footer.frontendSdks',
		'footer.useCases',
		'footer.product',
		'footer.support',
	]);
	const hrefs = footer.links.flatMap(({ links }) => links.map(({ href }) => href));
	expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('the footer lists SDKs by the names that all other pages use', () => {
	const sdks = readFacts('sdks');
	const listed = footer.links
		.flatMap(({ links }) => links)
		.filter(({ label, href }) => label && href.startsWith('/reference/sdks/'));
	expect(listed.length).toBeGreaterThan(10);
	expect(listed).toEqual(
		listed.map(({ href }) => ({ label: sdks[href.replace('/reference/sdks/', '')]?.name, href })),
	);
});
