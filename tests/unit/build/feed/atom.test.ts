import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { atomFeed } from '~/build/feed/atom.ts';

const site = 'https://docs.example.com/';
const facts = {
	title: 'Docs & more',
	subtitle: 'What changed.',
	site,
	self: `${site}feed.atom`,
	author: 'Unleash',
};
const page = (name: string, day: string) => ({
	title: name,
	summary: `About ${name}.`,
	url: `${site}${name}`,
	day,
});

test('the newest pages come first, pages of a day by address, and fifty at most', () => {
	const many = Array.from({ length: 60 }, (_, index) =>
		page(`p${String(index).padStart(2, '0')}`, '2026-11-01'),
	);
	const feed = atomFeed(facts, [
		...many,
		page('b', '2026-11-20'),
		page('a', '2026-11-20'),
		page('z', '2026-11-21'),
	]);
	const ids = [...feed.matchAll(/<entry>[\s\S]*?<id>([^<]*)<\/id>/g)].map(([, id]) => id);
	expect(ids.slice(0, 4)).toEqual(['z', 'a', 'b', 'p00'].map((name) => site + name));
	expect(ids).toHaveLength(50);
	expect(feed).toContain('<updated>2026-11-21T00:00:00.000Z</updated>');
});

test('texts keep their signs', () => {
	const feed = atomFeed(facts, [
		{ ...page('x', '2026-11-20'), title: 'A <b> & "c"', summary: 'Less <than> that.' },
	]);
	const [, title = ''] = /<entry>\s*<title type="html"><!\[CDATA\[(.*?)\]\]>/.exec(feed) ?? [];
	expect(JSON.stringify(parse(title), (key, value) => (key === 'parentNode' ? undefined : value))).toContain(
		'A <b> & \\"c\\"',
	);
	expect(feed).toContain('<title>Docs &amp; more</title>');
});
