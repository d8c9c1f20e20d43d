import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import { type Answered, type Check, differences } from './judge.ts';
import { type Probe, probesOf } from './probes.ts';
import { refusalMistakes, send } from './refusals.ts';
import type { TrialServer } from './trial-server.ts';
import type { Trial } from './trials.ts';
import { undocumentedFields } from './undocumented.ts';

/** What a server returned for a request that is wrong in one way. */
export interface Provoked extends Pick<Probe, 'what'> {
	answered: Answered;
}

/** Sends an operation all requests that it's expected to refuse. */
export async function provoke(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	trial: Trial,
): Promise<Provoked[]> {
	const all: Provoked[] = [];
	for (const { what, before = [], isTwice, ...request } of probesOf(operation, schemas, trial)) {
		await server.prepare(before);
		if (isTwice) await send(server, operation.method, request);
		all.push({ what, answered: await send(server, operation.method, request) });
		if (operation.method !== 'GET' || before.length > 0) await server.restore();
	}
	return all;
}

/** Refusals with a status, a body, or a field that the page doesn't document. */
export function undocumentedRefusals(
	operation: Operation,
	provoked: readonly Provoked[],
	schemas: Schemas,
	check: Check,
): string[] {
	return provoked.flatMap(({ what, answered }) => [
		...refusalMistakes(operation, what, answered, check),
		...unnamedFields(operation, answered, schemas).map((field) => `${what}: the refusal has ${field}`),
	]);
}

function unnamedFields({ answers }: Operation, { status, type, body }: Answered, schemas: Schemas): string[] {
	const documented = answers.find((answer) => answer.status === status)?.body;
	const isJson = type.endsWith('json') && documented?.type === type && body.trim() !== '';
	if (Number(status) < 400 || !isJson || !documented.schema) return [];
	return undocumentedFields(documented.schema, JSON.parse(body), schemas);
}

/** Successes that differ from the page, such as with an admin token in place of the sample's. */
export function undocumentedAnswers(
	operation: Operation,
	provoked: readonly Provoked[],
	schemas: Schemas,
	check: Check,
): string[] {
	return provoked
		.filter(({ answered }) => Number(answered.status) < 400)
		.flatMap(({ what, answered }) =>
			differences(operation, answered, schemas, check).map((difference) => `${what}: ${difference}`),
		);
}
