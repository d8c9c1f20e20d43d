import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { loadContract } from '~/api-reference/contract/load.ts';
import type { OpenApi } from '~/api-reference/contract/types.ts';
import { type Download, downloads } from '~/api-reference/exports/downloads.ts';
import { sizeText } from '~/api-reference/exports/size.ts';
import { apiPath } from '~/lib/urls/urls.ts';
import { readBuilt } from './built-site.ts';

const current = loadContract().operations.filter((operation) => !operation['x-unleash'].removed);

const idsIn = ({ paths }: OpenApi) =>
	Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

const formatOf = (wanted: Download['format'][]) => downloads.filter(({ format }) => wanted.includes(format));

describe.each(formatOf(['json', 'yaml']))('$path', ({ api, format, path }) => {
	test('is a file with every current operation of its API', () => {
		const text = readBuilt(path.slice(1));
		const document = (format === 'json' ? JSON.parse(text) : parse(text)) as OpenApi;
		const expected = current.filter((operation) => !api || operation['x-unleash'].api === api);
		expect(document.openapi).toBe('3.1.0');
		expect(idsIn(document).sort()).toEqual(expected.map(({ operationId }) => operationId).sort());
	});
});

test('both formats hold the same', () => {
	expect(parse(readBuilt('openapi.yaml'))).toEqual(JSON.parse(readBuilt('openapi.json')));
});

test.each(formatOf(['postman', 'http']))('$path is a file with the pages of its API', ({ api, path }) => {
	const pages = new Set(readBuilt(path.slice(1)).match(/\/reference\/api\/unleash\/[\w-]+(?=\)"|\n# @)/g));
	const expected = current.filter((operation) => !api || operation['x-unleash'].api === api);
	expect([...pages].sort()).toEqual(expected.map(({ slug }) => apiPath(slug)).sort());
});

test('the overview links to every download, and says its size', () => {
	const page = readBuilt('reference/api/unleash/unleash-api.html');
	for (const { path, name } of downloads) {
		const [, size] = new RegExp(`<a href="${path}" download="${name}"[^>]*>([^<]+)</a>`).exec(page) ?? [];
		expect(size, path).toBe(sizeText(Buffer.byteLength(readBuilt(path.slice(1)))));
	}
});
