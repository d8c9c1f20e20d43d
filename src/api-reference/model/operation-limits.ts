import { type Problem, problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { Operation } from './types.ts';

/** A limit as the page of an operation says it. */
export interface OperationLimit {
	/** What is counted, as a phrase without a period; undefined: requests in the time `per`. */
	counts?: string;
	per?: 'second' | 'minute';
	/** How many there may be on a server with default settings. */
	limit: number;
	/** The environment variable that sets another number; undefined: nothing does. */
	variable?: string;
}

/** A limit on the requests of a time. */
export interface Rate {
	/** Start of the paths that it counts; undefined: everything with a token of a user or an SDK. */
	path?: string | undefined;
	/** The only method that it counts; undefined: all. */
	method?: 'POST' | undefined;
	per: 'second' | 'minute';
	/** Requests in that time on a server with default settings. */
	limit: number;
	/** The environment variable that sets another number. */
	variable: string;
}

/** All rates of the server, as written. */
export function rates(): Rate[] {
	return readLimits().flatMap((one) => ('rate' in one ? [rateOf(one)] : []));
}

type Written = ReturnType<typeof readLimits>[number];
type Named = Pick<Operation, 'operationId' | 'path' | 'method'>;

const where = 'src/content/data/operation-limits.yaml';

/** Limits of an operation. Of several rates only the lowest, which is the one that decides. */
export function limitsOf(operation: Named): OperationLimit[] {
	const limits = readLimits()
		.filter((one) => isOf(one, operation))
		.map(limitOf);
	const [lowest] = limits.filter(({ per }) => per).sort((a, b) => a.limit - b.limit);
	return [...limits.filter(({ per }) => !per), ...(lowest ? [lowest] : [])];
}

/**
 * Looks for limits of what does not exist.
 *
 * @throws {BuildError} naming every operation, path, resource and variable that nothing has
 */
export function checkLimits(operations: readonly Named[]): void {
	const ids = new Set(operations.map(({ operationId }) => operationId));
	const resources = new Set(Object.keys(readFacts('limits')));
	const variables = new Set(Object.keys(readFacts('environment-variables')));
	const mistakes = readLimits().flatMap((one): Problem[] => [
		...('operations' in one ? one.operations : [])
			.filter((id) => !ids.has(id))
			.map((id) => unknown(id, 'the id of an operation', ids)),
		...('resource' in one && !resources.has(one.resource)
			? [unknown(one.resource, 'a name of limits.yaml', resources)]
			: []),
		...('rate' in one && !variables.has(one.rate)
			? [unknown(one.rate, 'a variable of environment-variables.yaml', variables)]
			: []),
		...('rate' in one && one.path !== undefined && !operations.some((operation) => isOf(one, operation))
			? [unknown(one.path, 'the start of the path of an operation')]
			: []),
	]);
	if (mistakes.length > 0) throw problem(...mistakes);
}

function readLimits() {
	return readFacts('operation-limits');
}

function unknown(found: string, expected: string, all: Iterable<string> = []): Problem {
	return { where, found, expected, write: nearest(found, all) ?? 'one that exists, or remove the entry' };
}

function isOf(limit: Written, { operationId, path, method }: Named): boolean {
	if ('operations' in limit) return limit.operations.includes(operationId);
	if (limit.method && limit.method !== method) return false;
	return limit.path !== undefined && (path === limit.path || path.startsWith(`${limit.path}/`));
}

function limitOf(written: Written): OperationLimit {
	if ('rate' in written) {
		const { per, limit, variable } = rateOf(written);
		return { per, limit, variable };
	}
	if ('limit' in written) return { counts: phraseOf(written.counts), limit: written.limit };
	const found = readFacts('limits')[written.resource];
	return {
		counts: phraseOf(found?.counts ?? ''),
		limit: found?.default ?? 0,
		...(found && { variable: found.variable }),
	};
}

function rateOf({ rate, per, path, method }: Extract<Written, { rate: string }>): Rate {
	return {
		path,
		method,
		per,
		limit: Number(readFacts('environment-variables')[rate]?.default),
		variable: rate,
	};
}

function phraseOf(sentence: string): string {
	return sentence.replace(/\.$/, '');
}
