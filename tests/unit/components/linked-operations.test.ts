import { expect, test } from 'vitest';
import { loadReference } from '~/api-reference/model/source.ts';
import { proseToHtml } from '~/api-reference/prose.ts';
import { linkOperations } from '~/components/api-pages/linked-operations.ts';

const get = { operationId: 'getFeature', slug: 'get-feature', summary: 'Get <a> flag' };
const search = { operationId: 'searchFeatures', slug: 'search-features', summary: 'Search flags' };

test('ids in a text become links with titles; those that it does not name are told', () => {
	const text = '<p>Use <code>getFeature</code> with <code>archived</code>.</p>';
	expect(linkOperations(text, [get, search])).toEqual({
		html: '<p>Use <a href="/reference/api/unleash/get-feature">Get &lt;a> flag</a> with <code>archived</code>.</p>',
		unnamed: [search],
	});
});

test('what replaces an operation that is gone is said once on its page', () => {
	const { operations } = loadReference();
	for (const { operationId, description, removed } of operations) {
		const named = operations.filter((one) => removed?.replacedBy.includes(one.operationId));
		const { html, unnamed } = linkOperations(proseToHtml(description) + proseToHtml(removed?.note), named);
		for (const { slug } of named) {
			const links = html.split(`href="/reference/api/unleash/${slug}"`).length - 1;
			const below = unnamed.filter((one) => one.slug === slug).length;
			expect(links + below, `${operationId}: ${slug}`).toBe(1);
		}
	}
});
