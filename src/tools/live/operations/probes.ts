import { requestOf } from '../../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../../api-reference/model/types.ts';
import { fakeTokens } from '../../../site/fake-tokens.ts';
import type { HttpRequest } from '../../../site/http-request.ts';
import { TOKENS } from '../server/tokens.ts';
import type { Check } from './judge.ts';
import { refusalMistakes, send } from './refusals.ts';
import type { TrialServer } from './trial-server.ts';

/** A request that is wrong in one way. */
interface Probe {
	/** What is wrong. */
	what: string;
	target: string;
	headers: HttpRequest['headers'];
	body?: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
	backend: fakeTokens.backend,
	frontend: fakeTokens.frontend,
	personal: fakeTokens.admin,
	admin: TOKENS.admin,
};

/** On 8.2.0 a segment that does not exist ends the server; the page warns of it. */
const ENDS_THE_SERVER = new Set(['updateSegment', 'removeSegment']);

/**
 * Sends an operation requests that are wrong in one way each: without a token, with one of each other kind, with names
 * that do not exist, with the wrong media type, and with bodies that are empty, of another type or no JSON.
 *
 * @returns those that were refused with a status or a body that the page does not name
 */
export async function undocumentedRefusals(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	check: Check,
): Promise<string[]> {
	const found: string[] = [];
	for (const { what, target, headers, body } of probesOf(operation, requestOf(operation, schemas))) {
		const answered = await send(server, operation.method, { target, headers, body });
		if (operation.method !== 'GET') await server.restore();
		found.push(...refusalMistakes(operation, what, answered, check));
	}
	return found;
}

function probesOf(operation: Operation, { target, headers, body }: HttpRequest): Probe[] {
	const sent = body === undefined ? undefined : JSON.stringify(body);
	const right = { target, headers, body: sent };
	return [
		...tokenProbes(operation, right),
		...nameProbes(operation, right),
		...(sent === undefined ? [] : bodyProbes(right)),
	];
}

function tokenProbes({ tokens }: Operation, right: Omit<Probe, 'what'>): Probe[] {
	if (tokens.length === 0) return [];
	const others = right.headers.filter(([name]) => name !== 'Authorization');
	const taken = new Set<string>(tokens);
	return [
		{ ...right, what: 'no token', headers: others },
		...Object.entries(KINDS)
			.filter(([kind]) => !taken.has(kind))
			.map(([kind, token]) => ({
				...right,
				what: `a token of the kind ${kind}`,
				headers: [...others, ['Authorization', token] as const],
			})),
	];
}

function nameProbes({ operationId, path, parameters }: Operation, right: Omit<Probe, 'what'>): Probe[] {
	if (ENDS_THE_SERVER.has(operationId)) return [];
	const [address = '', query] = right.target.split('?');
	return parameters
		.filter((parameter) => parameter.in === 'path')
		.map(({ name }) => {
			const place = path.split('/').indexOf(`{${name}}`);
			const other = (real: string) => (/^\d+$/.test(real) ? '4711' : 'unheard-of');
			const target = address.split('/').map((part, index) => (index === place ? other(part) : part));
			return {
				...right,
				what: `a ${name} that does not exist`,
				target: target.join('/') + (query ? `?${query}` : ''),
			};
		});
}

function bodyProbes(right: Omit<Probe, 'what'>): Probe[] {
	const plain = right.headers.map(([name, value]): [string, string] =>
		name === 'Content-Type' ? [name, 'text/plain'] : [name, value],
	);
	return [
		{ ...right, what: 'a body that is said to be text', headers: plain },
		{ ...right, what: 'an empty object as body', body: '{}' },
		{ ...right, what: 'a list as body', body: '[]' },
		{ ...right, what: 'a body that is no JSON', body: '{"a":' },
	];
}
