import { expect, test } from 'vitest';
import { proseToHtml, proseToText } from '~/api-reference/prose';

test('an operation that a text names is a link to its page', () => {
	expect(proseToHtml('`id` in `getSegments`.')).toBe(
		'<p><code>id</code> in <a href="/reference/api/unleash/get-segments"><code>getSegments</code></a>.</p>',
	);
	expect(proseToText('`id` in `getSegments`.')).toBe('id in getSegments.');
});

test('other code, names that are also values, and what is a link already stay as they are', () => {
	expect(proseToHtml('`userId`, `login`')).toBe('<p><code>userId</code>, <code>login</code></p>');
	expect(proseToHtml('[`getSegments`](/reference/segments)')).toBe(
		'<p><a href="/reference/segments"><code>getSegments</code></a></p>',
	);
});
