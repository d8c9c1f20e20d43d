import { requestOf } from '../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import type { HttpRequest } from '../../lib/http-request.ts';
import { bodyProbes } from './probes/body.ts';
import { targetProbes } from './probes/target.ts';
import { tokenProbes } from './probes/token.ts';
import type { Step, Trial } from './trials.ts';

/** A request as it's sent. */
export interface Sent {
	/** Path and query. */
	target: string;
	headers: HttpRequest['headers'];
	body?: string | undefined;
}

/** A request that a server is expected to refuse. */
export interface Probe extends Sent {
	/** What is wrong with it, as the beginning of a sentence. */
	what: string;
	/** The state that it needs. */
	before?: readonly Step[];
	/** Whether the request is sent a second time, which is the one that counts. */
	isTwice?: boolean;
}

/** The flag of the samples goes into the archive. */
const ARCHIVE = "UPDATE features SET archived_at = now() WHERE name = 'new-checkout'";

/**
 * The requests that provoke the refusals of an operation, each wrong in one way. Where several of them return the same
 * status, pages show the body of the first one, so what readers run into most often comes first.
 */
export function probesOf(
	operation: Operation,
	schemas: Schemas,
	{ refused = [], before = [] }: Trial,
): Probe[] {
	const { target, headers, body } = requestOf(operation, schemas);
	const right: Sent = { target, headers, body: body === undefined ? undefined : JSON.stringify(body) };
	return [
		...refused.map(({ what, before: own = [], body: other, path, twice = false }) => ({
			what,
			before: own,
			isTwice: twice,
			target: path ?? target,
			headers,
			body: other === undefined ? right.body : JSON.stringify(other),
		})),
		...tokenProbes(operation, right),
		...targetProbes(operation, right, schemas, before),
		...(body === undefined ? [] : bodyProbes(operation, right, body, schemas)),
		...stateProbes(operation, right),
	];
}

/** The sample in states that it doesn't expect: nothing prepared for it, its flag archived, and its name in use. */
function stateProbes({ method, path, answers }: Operation, right: Sent): Probe[] {
	const creates = method === 'POST' && answers.some(({ status }) => status === '201');
	const changesFlag = method !== 'GET' && path.includes('{featureName}');
	return [
		{ ...right, what: 'the sample, with nothing prepared for it' },
		...(creates ? [{ ...right, what: 'the sample a second time', isTwice: true }] : []),
		...(changesFlag ? [{ ...right, what: 'a flag that is archived', before: [{ sql: ARCHIVE }] }] : []),
	];
}
