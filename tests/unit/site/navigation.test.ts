import { expect, test } from 'vitest';
import english from '~/content/i18n/en.json' with { type: 'json' };
import { footer } from '~/site/navigation/footer.ts';
import { navbar } from '~/site/navigation/navbar.ts';
import { social } from '~/site/navigation/social.ts';

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
