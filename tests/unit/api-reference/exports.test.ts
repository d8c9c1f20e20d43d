import { describe, expect, test } from 'vitest';
import { apis } from '~/api-reference/contract/bundle.ts';
import { loadContract } from '~/api-reference/contract/load.ts';
import { downloads } from '~/api-reference/exports/downloads.ts';
import { variables } from '~/api-reference/exports/requests.ts';
import { textOf } from '~/api-reference/exports/write.ts';
import { requestOf } from '~/api-reference/model/request.ts';
import { loadReference } from '~/api-reference/model/source.ts';
import type { HttpRequest } from '~/lib/http-request.ts';
import { requestsOfCollection, requestsOfHttpFile } from './exported.ts';

const site = 'https://docs.example.com';
const { operations, schemas } = loadReference();
const current = loadContract().operations.filter(({ 'x-unleash': own }) => !own.removed);

/** What the samples of the pages send, by the address of the page. */
const shown = new Map(
	operations.map((operation) => [
		`${site}/reference/api/unleash/${operation.slug}`,
		sent(requestOf(operation, schemas)),
	]),
);

const readers = { postman: requestsOfCollection, http: requestsOfHttpFile };
const cases = [undefined, ...apis].flatMap((api) =>
	(['postman', 'http'] as const).map((format) => ({ name: `${api ?? 'all'}, ${format}`, api, format })),
);

/** A request in a form in which the order of headers does not matter. */
function sent({ method, target, headers, body }: Omit<HttpRequest, 'origin'>): object {
	return { method, target, headers: Object.fromEntries(headers), body };
}

describe.each(cases)('the file for $name', ({ api, format }) => {
	const requests = readers[format](textOf({ api, format }, site), variables);

	test('has every current operation once', () => {
		const expected = current.filter((one) => !api || one['x-unleash'].api === api);
		const pages = expected.map(({ slug }) => `${site}/reference/api/unleash/${slug}`);
		expect(requests.map(({ page }) => page).sort()).toEqual(pages.sort());
	});

	test('sends what the samples of the pages send', () => {
		const different = requests.filter(
			({ page, ...request }) => JSON.stringify(sent(request)) !== JSON.stringify(shown.get(page)),
		);
		expect(different.map(({ page, ...request }) => [sent(request), shown.get(page)])).toEqual([]);
	});

	test('uses no variable that it does not set, and links to nothing that only works on the site', () => {
		const text = textOf({ api, format }, site);
		const used = [...text.matchAll(/\{\{(\w*)/g)].map(([, name]) => name);
		expect(new Set(used).difference(new Set(Object.keys(variables)))).toEqual(new Set());
		expect(text).not.toMatch(/\]\(\//);
	});
});

test('a collection has a folder for each tag, and query parameters that readers turn on', () => {
	const { info, item } = JSON.parse(textOf({ api: 'frontend', format: 'postman' }, site));
	expect(info).toMatchObject({ name: 'Unleash Frontend API' });
	expect(item.map(({ name }: { name: string }) => name)).toEqual(['Frontend API']);
	const [{ query }] = item[0].item.map(({ request }: { request: { url: object } }) => request.url);
	expect(query).toContainEqual(expect.objectContaining({ key: 'userId', value: 'ada' }));
	expect(query).toContainEqual(
		expect.objectContaining({ key: 'properties[region]', value: 'eu', disabled: true }),
	);
});

test('all downloads have a name and a path of their own', () => {
	expect(downloads).toHaveLength(16);
	expect(new Set(downloads.map(({ path }) => path)).size).toBe(16);
	expect(new Set(downloads.map(({ name }) => name)).size).toBe(16);
});
