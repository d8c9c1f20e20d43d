import { STATUS_CODES } from 'node:http';
import { absoluteUrl, apiPath } from '../../lib/urls/urls.ts';
import { exampleOf } from '../examples/index.ts';
import { kebab } from '../model/slug.ts';
import { withAbsoluteLinks } from './absolute-links.ts';
import { answersOf, nameOf } from './assemble.ts';
import { withNamedOptions } from './named-options.ts';
import { verbs } from './shape.ts';
import type { Contract, OpenApi, PathItem, Response, WrittenOperation } from './types.ts';

/** APIs that are downloadable on their own. */
export const apis = ['admin', 'client', 'frontend'] as const;

/** What a bundle holds. */
export interface BundleOptions {
	/** One API. Without it, all operations. */
	api?: (typeof apis)[number];
	/** Address of the published site, for links. */
	site: string | URL;
}

/**
 * The contract as one OpenAPI document for tools: the operations that the newest server has, what they reach and
 * nothing else, with links that work outside of the site.
 */
export function bundleOf({ document }: Pick<Contract, 'document'>, { api, site }: BundleOptions): OpenApi {
	const paths: Record<string, PathItem> = {};
	for (const [path, item] of Object.entries(document.paths)) {
		for (const verb of verbs) {
			const operation = item[verb];
			if (!operation || operation['x-unleash'].removed) continue;
			if (api && operation['x-unleash'].api !== api) continue;
			paths[path] ??= {};
			paths[path][verb] = published(withExample(operation, document), site);
		}
	}
	const operations = Object.values(paths).flatMap((item) => Object.values(item));
	const tags = new Set(operations.flatMap((operation) => operation.tags));
	const schemes = new Set(
		operations.flatMap(({ security }) => security.flatMap((choice) => Object.keys(choice))),
	);
	const { responses, schemas } = reached(operations, document);
	const info = api ? { ...document.info, title: `Unleash ${capital(api)} API` } : document.info;
	const bundle: OpenApi = {
		...document,
		info,
		tags: document.tags.filter(({ name }) => tags.has(name)),
		paths,
		components: {
			securitySchemes: only(document.components.securitySchemes, schemes),
			responses: only(document.components.responses, responses),
			schemas: withNamedOptions(only(document.components.schemas, schemas)),
		},
	};
	return withAbsoluteLinks(bundle, site) as OpenApi;
}

/** API clients fill a request with the example that the page shows. */
function withExample(operation: WrittenOperation, { components }: OpenApi): WrittenOperation {
	const { requestBody } = operation;
	if (!requestBody?.content) return operation;
	const content = Object.entries(requestBody.content).map(([type, body]) => {
		const { schema, example = schema && exampleOf(schema, components.schemas) } = body;
		return [type, example === undefined ? body : { ...body, example }];
	});
	return { ...operation, requestBody: { ...requestBody, content: Object.fromEntries(content) } };
}

function published(
	operation: WrittenOperation,
	site: string | URL,
): WrittenOperation & { externalDocs: object } {
	const responses = Object.entries(answersOf(operation)).map(([status, response]) => [
		status,
		described(status, response),
	]);
	return {
		...operation,
		externalDocs: { url: absoluteUrl(apiPath(kebab(operation.operationId)), site) },
		responses: Object.fromEntries(responses),
	};
}

/** OpenAPI wants a description of every answer: until one is written it is the name of the status. */
function described(status: string, response: Response): Response {
	if (response.$ref || response.description) return response;
	return { description: STATUS_CODES[status] ?? status, ...response };
}

/** Names of the shared answers and schemas that operations reach. */
function reached(operations: readonly WrittenOperation[], { components }: OpenApi) {
	const responses = new Set<string>();
	const schemas = new Set<string>();
	const follow = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		for (const [key, inner] of Object.entries(value)) {
			if (key !== '$ref' || typeof inner !== 'string') {
				follow(inner);
				continue;
			}
			const isSchema = inner.startsWith('#/components/schemas/');
			const names = isSchema ? schemas : responses;
			const name = nameOf(inner);
			if (names.has(name)) continue;
			names.add(name);
			follow((isSchema ? components.schemas : components.responses)[name]);
		}
	};
	follow(
		operations.map(({ parameters, requestBody, responses: answers }) => ({
			parameters,
			requestBody,
			answers,
		})),
	);
	return { responses, schemas };
}

function only<Value>(all: Record<string, Value>, names: ReadonlySet<string>): Record<string, Value> {
	return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

function capital(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
