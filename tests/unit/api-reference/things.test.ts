import { describe, expect, test } from 'vitest';
import { loadReference } from '~/api-reference/model/source.ts';
import { thingExceptions } from '~/api-reference/things/exceptions.ts';
import { inOrderOfLife } from '~/api-reference/things/life.ts';
import { thingsOf } from '~/api-reference/things/things.ts';

const { operations, tags } = loadReference();
const thingsOfTag = (tag: string) =>
	thingsOf(
		tag,
		operations.filter((operation) => operation.tag === tag),
	);

/** Requests of one tag, written `GET /a/b`. */
const requests = (...all: string[]) =>
	all.map((request) => {
		const [method, path = ''] = request.split(' ');
		return { tag: 'Tag', method: method as 'GET', path, removed: undefined };
	});

const none = { aspects: [], same: {}, labels: {}, tags: {} };

describe('the things of a tag', () => {
	test('flags come with strategies, environments, variants and tags, each in the order of its life', () => {
		const things = thingsOfTag('Features');
		expect(things.slice(0, 5).map(({ label }) => label)).toEqual([
			'Flags',
			'Strategies',
			'Environments',
			'Variants',
			'Tags',
		]);
		const flags = things[0]?.operations.filter(({ removed }) => !removed).map(({ slug }) => slug) ?? [];
		expect(flags[0]).toBe('create-feature');
		expect(flags.indexOf('get-feature')).toBeLessThan(flags.indexOf('update-feature'));
		expect(flags.at(-1)).toBe('archive-feature');
	});

	test('hold every operation of every tag once', () => {
		for (const { name } of tags) {
			const all = thingsOfTag(name).flatMap((thing) => thing.operations.map(({ slug }) => slug));
			const own = operations.filter(({ tag }) => tag === name).map(({ slug }) => slug);
			expect(all.toSorted(), name).toEqual(own.toSorted());
		}
	});

	test('have names of their own within the tag', () => {
		for (const { name } of tags) {
			const labels = thingsOfTag(name).map(({ label }) => label);
			expect(labels, name).toEqual([...new Set(labels)]);
		}
	});

	test('are one without a label where there are few operations or one thing', () => {
		const few = requests('GET /api/admin/a', 'POST /api/admin/a', 'GET /api/admin/b', 'POST /api/admin/b');
		expect(thingsOf('Tag', few, none).map(({ label }) => label)).toEqual(['']);
		const one = requests(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => `GET /api/admin/things/{${id}}`));
		expect(thingsOf('Tag', one, none)).toHaveLength(1);
	});

	test('a thing with a single operation counts to the one before it in the path', () => {
		const things = thingsOf(
			'Tag',
			requests(
				...['GET', 'POST'].map((method) => `${method} /api/admin/flags`),
				...['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/admin/flags/{name}`),
				'POST /api/admin/flags/{name}/copy',
				...['GET', 'POST'].map((method) => `${method} /api/admin/flags/{name}/links`),
			),
			none,
		);
		expect(things.map(({ label, operations: own }) => [label, own.length])).toEqual([
			['Flags', 6],
			['Links', 2],
		]);
	});
});

test('the order of life is create, read, change, delete, with questions after what is read', () => {
	const shuffled = requests(
		'DELETE /a/{id}',
		'POST /a/validate',
		'PATCH /a/{id}',
		'GET /a/{id}',
		'POST /a/{id}/on',
		'GET /a',
		'POST /a',
		'POST /a/archive',
	);
	expect(inOrderOfLife(shuffled).map(({ method, path }) => `${method} ${path}`)).toEqual([
		'POST /a',
		'GET /a',
		'GET /a/{id}',
		'POST /a/validate',
		'PATCH /a/{id}',
		'POST /a/{id}/on',
		'DELETE /a/{id}',
		'POST /a/archive',
	]);
});

describe('exceptions', () => {
	const segments = new Set(operations.flatMap(({ path }) => path.split('/')));

	test('name segments that paths have, and tags that there are', () => {
		const { aspects, same, labels, tags: byTag } = thingExceptions;
		const own = Object.values(byTag).flatMap((tag) => Object.keys(tag.same ?? {}));
		const named = [...aspects, ...Object.keys(same), ...own];
		expect(named.filter((segment) => !segments.has(segment))).toEqual([]);
		const names = tags.map(({ name }) => name);
		expect(Object.keys(byTag).filter((tag) => !names.includes(tag))).toEqual([]);
		const ids = new Set(names.flatMap((tag) => thingsOfTag(tag).map(({ id }) => id)));
		expect(Object.keys(labels).filter((id) => !ids.has(id))).toEqual([]);
	});

	test('a thing that no operation of its tag handles is named, with those that there are', () => {
		const seven = requests(
			...['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} /api/admin/flags`),
			...['GET', 'POST', 'PUT'].map((method) => `${method} /api/admin/links`),
		);
		const wrong = { ...none, tags: { Tag: { first: ['flag'] } } };
		expect(() => thingsOf('Tag', seven, wrong)).toThrow(/tag "Tag"[\s\S]*"flag"[\s\S]*one of flags, links/);
	});
});
