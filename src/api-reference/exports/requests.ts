import { fakeTokens } from '../../config/fake-tokens.ts';
import { localOrigin } from '../../lib/http-request.ts';
import { absoluteUrl, apiPath } from '../../lib/urls/urls.ts';
import { absoluteLinks } from '../contract/absolute-links.ts';
import type { BundleOptions } from '../contract/bundle.ts';
import { loadContract } from '../contract/load.ts';
import { schemeOf } from '../contract/schemes.ts';
import { exampleOfBody, queryOf, sampleValue } from '../model/request.ts';
import { loadReference } from '../model/source.ts';
import type { Operation, Parameter, Schemas } from '../model/types.ts';

/** A part of a request that has a name. */
export interface Field {
	name: string;
	value: string;
	description: string | undefined;
	/** Left out until the reader turns it on. */
	off: boolean;
}

/** A request as a client program keeps it: its changing parts apart, filled as on its page. */
export interface SavedRequest {
	id: string;
	title: string;
	/** Markdown with links that work outside of the site. */
	description: string | undefined;
	/** Address of its page. */
	page: string;
	method: string;
	/** Path with `{name}` for what `path` holds. */
	route: string;
	path: Field[];
	query: Field[];
	headers: Field[];
	body: unknown;
	/** Variable with the token that it carries. */
	token: keyof typeof variables | undefined;
}

/** Requests on one resource. */
export interface Folder {
	name: string;
	description: string | undefined;
	requests: SavedRequest[];
}

/** What readers set once for all requests. */
export const variables = {
	baseUrl: localOrigin,
	adminToken: fakeTokens.admin,
	backendToken: fakeTokens.backend,
	frontendToken: fakeTokens.frontend,
} as const;

/** The requests of all operations of the newest server, or of those of one API, by their tags. */
export function foldersOf({ api, site }: BundleOptions): Folder[] {
	const { tags, operations, schemas } = loadReference();
	const ids = new Set(
		loadContract()
			.operations.filter(({ 'x-unleash': own }) => !own.removed && (!api || own.api === api))
			.map(({ operationId }) => operationId),
	);
	return tags.flatMap(({ name, description }) => {
		const own = operations.filter(({ tag, operationId }) => tag === name && ids.has(operationId));
		if (own.length === 0) return [];
		const requests = own.map((operation) => savedRequest(operation, schemas, site));
		return [{ name, description: description && absoluteLinks(description, site), requests }];
	});
}

function savedRequest(operation: Operation, schemas: Schemas, site: string | URL): SavedRequest {
	const { operationId, slug, method, path, summary, description, parameters, body, tokens } = operation;
	const [kind] = tokens;
	const placed = (place: Parameter['in']) =>
		parameters
			.filter((parameter) => parameter.in === place)
			.flatMap((parameter) => fieldsOf(parameter, path, schemas));
	return {
		id: operationId,
		title: summary ?? operationId,
		description: description && absoluteLinks(description, site),
		page: absoluteUrl(apiPath(slug), site),
		method,
		route: path,
		path: placed('path'),
		query: placed('query'),
		headers: placed('header'),
		body: body && exampleOfBody(body, schemas),
		token: kind && schemeOf[kind],
	};
}

/** The body as JSON. Programs take `{{` for a variable: a value that has it is written with an escape. */
export function bodyOf({ body }: SavedRequest): string | undefined {
	return body === undefined ? undefined : JSON.stringify(body, null, 2).replaceAll('{{', '{\\u007b');
}

/** A parameter as fields: a list has one for each entry, an object one for each of its keys. */
function fieldsOf(parameter: Parameter, path: string, schemas: Schemas): Field[] {
	const { name, in: place, required, example, description, schema } = parameter;
	const off = !required && example === undefined;
	const value = sampleValue(parameter, path, schemas);
	if (place === 'query' && schema.type === 'object') {
		return [{ name: `${name}[region]`, value: 'eu', description, off }];
	}
	const pairs = place === 'query' ? queryOf(name, value ?? '') : [[name, String(value ?? '')] as const];
	return pairs.map(([key, text]) => ({ name: key, value: text, description, off }));
}
