import { fakeTokens, type TokenKind } from '../../../config/fake-tokens.ts';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { type HttpRequest, localOrigin } from '../../../lib/http-request.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;
const tokens = [...(Object.keys(fakeTokens) as TokenKind[]), 'none'] as const;

/** A value in the query; several stand one after the other. */
type QueryValue = string | number | boolean | readonly (string | number | boolean)[];

/** What a writer says about a request. */
export interface RequestProps {
	method: string;
	/** Path from the root of the server, such as `/api/admin/projects`. */
	path: string;
	/** Kind of API token it carries, or `none`. */
	token?: TokenKind | 'none';
	query?: Record<string, QueryValue>;
	/** Anything that JSON can express. */
	body?: unknown;
}

/**
 * Checks a request and puts it into the form that notations are made from.
 *
 * @param where page with the request, for errors
 * @throws Error naming the page, what was found, what was expected and what to write
 */
export function requestModel(props: RequestProps, where: string, origin = localOrigin): HttpRequest {
	const { path, token = 'none', query = {}, body } = props;
	const method = oneOf(props.method, methods, 'method', where);
	const kind = oneOf(token, tokens, 'token', where);
	if (!/^\/[^\s?#]*$/.test(path)) {
		throw wrong(
			where,
			`path="${path}"`,
			'a path from the root of the server, with the query in query={…}',
			`path="/api/admin/projects"`,
		);
	}
	if (body !== undefined && (method === 'GET' || method === 'HEAD')) {
		throw wrong(
			where,
			`a body in a ${method} request`,
			'no body',
			'method="POST", or the values in query={…}',
		);
	}
	const headers: [string, string][] = [];
	if (kind !== 'none') headers.push(['Authorization', fakeTokens[kind]]);
	if (body !== undefined) headers.push(['Content-Type', 'application/json']);
	return { method, origin, target: path + queryText(query), headers, body };
}

function queryText(query: Record<string, QueryValue>): string {
	const pairs = Object.entries(query).flatMap(([name, value]) =>
		(Array.isArray(value) ? value : [value]).map((single) => [name, String(single)]),
	);
	return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function oneOf<Word extends string>(
	found: string,
	words: readonly Word[],
	field: string,
	where: string,
): Word {
	const word = words.find((candidate) => candidate === found);
	if (word !== undefined) return word;
	throw wrong(
		where,
		`${field}="${found}"`,
		`one of ${words.join(', ')}`,
		`${field}="${nearest(String(found), words, Number.POSITIVE_INFINITY)}"`,
	);
}

function wrong(where: string, found: string, expected: string, write: string): Error {
	return problem({ where, found: `<ApiRequest> with ${found}`, expected, write });
}
