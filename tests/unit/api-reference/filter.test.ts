import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filterData } from '~/api-reference/filter/build.ts';
import { filterOperations, wordsOf } from '~/api-reference/filter/match.ts';
import { pathMatch } from '~/api-reference/filter/match-path.ts';
import { loadReference } from '~/api-reference/model/source.ts';

const data = filterData(loadReference());
const find = (query: string) => filterOperations(query, data).map(({ entry: [, , slug] }) => slug);
const first = (query: string) => find(query)[0];

/** Most bytes of gzip that a reader who filters loads. */
const BUDGET = 30_000;

describe('what the filter of the API finds', () => {
	test.each([
		['the operation id', 'createFeature', 'create-feature'],
		['the operation id in other letters', 'createfeature', 'create-feature'],
		['method and words of the path', 'POST projects features', 'create-feature'],
		['words in any order', 'features POST projects', 'create-feature'],
		['words of the title', 'create a flag', 'create-feature'],
		['a possessive in the title', "list a flag's tags", 'list-tags'],
		['a path with a real value', 'POST /api/admin/projects/default/features', 'create-feature'],
		[
			'an address',
			'PATCH https://eu.app.unleash-hosted.com/api/admin/projects/default/features/new-checkout?x=1',
			'patch-feature',
		],
		[
			'a path with placeholders',
			'DELETE /api/admin/projects/{projectId}/features/:featureName',
			'archive-feature',
		],
		['the end of a path', 'GET segments/12/strategies', 'get-strategies-by-segment-id'],
		['a path that is not finished', '/api/admin/playground/adv', 'get-advanced-playground'],
	])('by %s', (_, query, slug) => {
		expect(first(query)).toBe(slug);
	});

	test('a path with real values finds the operations at it before those below it', () => {
		const found = find('/api/admin/projects/default/features');
		expect(new Set(found.slice(0, 2))).toEqual(new Set(['create-feature', 'get-features']));
		expect(found).toContain('get-feature');
		expect(found).not.toContain('get-segments');
	});

	test('a field finds what is sent with it before what is answered with it, and is named', () => {
		const hits = filterOperations('impressionData', data);
		const { operations } = loadReference();
		const best = operations.find(({ slug }) => slug === hits[0]?.entry[2]);
		expect(JSON.stringify(best?.body?.schema)).toBeDefined();
		expect(hits.every(({ field }) => field === 'impressionData')).toBe(true);
		const found = hits.map(({ entry: [, , slug] }) => slug);
		expect(found.indexOf('create-feature')).toBeGreaterThanOrEqual(0);
		expect(found.indexOf('create-feature')).toBeLessThan(found.indexOf('get-features'));
	});

	test('every word has to be found somewhere', () => {
		expect(find('impressionData POST').length).toBeLessThan(find('impressionData').length);
		expect(find('POST projects quux')).toEqual([]);
	});

	test('every operation is found by its id, and by its method and path', () => {
		const { operations } = loadReference();
		const lost = operations.filter(({ operationId, method, path, slug, removed }) => {
			if (first(operationId) === slug && first(`${method} ${path}`) === slug) return false;
			return !removed && !find(`${method} ${path}`).slice(0, 3).includes(slug);
		});
		expect(lost.map(({ slug }) => slug)).toEqual([]);
	});

	test('operations that are gone come last', () => {
		const gone = filterOperations('variants', data).map(({ entry }) => entry[7] === 1);
		expect(gone).toContain(true);
		expect(gone.lastIndexOf(false)).toBeLessThan(gone.indexOf(true));
	});
});

describe('words and paths', () => {
	test('of an address only the path counts, and a lone slash is no word', () => {
		expect(wordsOf(' GET  https://host/api/x?y=1 / ')).toEqual(['GET', '/api/x']);
		expect(wordsOf('   ')).toEqual([]);
	});

	test.each([
		['/a/b', '/a/b', true],
		['/a/1', '/a/{id}', true],
		['/a/1/c', '/a/{id}/c', true],
		['/a/{other}/c', '/a/{id}/c', true],
		['a/1', '/x/a/{id}', true],
		['/a/b/c', '/a/b', false],
		['/b/b', '/a/b', false],
		['1/2', '/{id}/{other}', false],
	])('%s and %s', (written, path, fits) => {
		expect(pathMatch(written, path) > 0).toBe(fits);
	});
});

test('what a reader loads who filters is light', () => {
	expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(BUDGET);
});
