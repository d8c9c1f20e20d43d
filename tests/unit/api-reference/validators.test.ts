import SwaggerParser from '@apidevtools/swagger-parser';
import { validate as scalar } from '@scalar/openapi-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { apis } from '~/api-reference/contract/bundle.ts';
import { openApiOf } from '~/api-reference/exports/openapi.ts';

/** Says what is wrong with a document; nothing when nothing is. The document is a copy of its own each time. */
type Judge = (document: Record<string, unknown>) => Promise<string[]>;

/** Validators that tools for OpenAPI are built on; the standard linter has its test in `bundle.test.ts`. */
const validators: Record<string, Judge> = {
	'swagger-parser': async (document) => {
		try {
			await SwaggerParser.validate(document as never);
			return [];
		} catch (error) {
			return [(error as Error).message];
		}
	},
	scalar: async (document) => {
		const { valid, errors } = await scalar(document);
		return valid ? [] : (errors ?? []).map(({ message }) => message);
	},
	seriousme: async (document) => {
		const { valid, errors } = await new Validator().validate(document);
		return valid ? [] : [JSON.stringify(errors)];
	},
};

const bundles = [undefined, ...apis].map((api) => {
	const bundle = openApiOf({ site: 'https://docs.example.com', ...(api && { api }) });
	return { name: api ?? 'all', text: JSON.stringify(bundle) };
});

describe.each(Object.entries(validators))('the validator %s', (_name, judge) => {
	test.each(bundles)('accepts the bundle "$name"', async ({ text }) => {
		expect(await judge(JSON.parse(text))).toEqual([]);
	});

	test('sees a parameter that stands nowhere', async () => {
		const broken = JSON.parse(bundles.at(-1)?.text ?? '');
		broken.paths['/api/frontend'].get.parameters[0].in = 'nowhere';
		expect(await judge(broken)).not.toEqual([]);
	});
});
