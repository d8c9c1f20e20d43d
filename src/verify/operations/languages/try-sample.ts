import { isDeepStrictEqual } from 'node:util';
import { requestOf } from '../../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../../api-reference/model/types.ts';
import type { SampleLanguage } from '../../../api-reference/samples/index.ts';
import { type HttpRequest, localOrigin } from '../../../lib/http-request.ts';
import type { Gate, Passed } from '../../server/gate.ts';
import { type Check, differences } from '../judge.ts';
import type { TrialServer } from '../trial-server.ts';
import type { Trial } from '../trials.ts';
import type { Runner } from './runner.ts';

/** What a sample is run with. */
export interface Stand {
	server: TrialServer;
	/** In front of the server. */
	gate: Gate;
	schemas: Schemas;
	check: Check;
}

/**
 * Runs the sample of an operation in one language as its page prints it, in the state that its trial names.
 *
 * @returns what is wrong with the request that it sent, the answer, or what it printed; empty when all is right
 */
export async function sampleMistakes(
	{ label, write }: SampleLanguage,
	runner: Runner,
	operation: Operation,
	{ before = [] }: Trial,
	{ server, gate, schemas, check }: Stand,
): Promise<string[]> {
	const request = requestOf(operation, schemas);
	await server.prepare(before);
	const sent = gate.passed.length;
	const printed = await runner.run(
		write(request).replaceAll(localOrigin, gate.url),
		environmentOf(request, gate.url),
	);
	if (operation.method !== 'GET' || before.length > 0) await server.restore();
	const passed = gate.passed[sent];
	if (!passed) return [`${label} sent nothing and printed: ${printed.slice(0, 600)}`];
	return [
		...requestMistakes(request, passed),
		...differences(
			operation,
			{ status: String(passed.status), type: passed.answer.type, body: passed.answer.text },
			schemas,
			check,
		),
		...(printed.includes(passed.answer.text.trim())
			? []
			: [`the printed text lacks the answer: ${printed.slice(0, 600)}`]),
	].map((mistake) => `${label}: ${mistake}`);
}

/** Variables that samples read: the address of the server, and the token that the request needs. */
function environmentOf({ headers }: HttpRequest, url: string): Record<string, string> {
	const token = headers.find(([name]) => name === 'Authorization')?.[1];
	return { UNLEASH_URL: url, ...(token !== undefined && { UNLEASH_TOKEN: token }) };
}

function requestMistakes({ method, target, headers, body }: HttpRequest, passed: Passed): string[] {
	const found = `${passed.method} ${passed.path}`;
	const sent = passed.body === '' ? undefined : readJson(passed.body);
	return [
		...(found === `${method} ${target}` ? [] : [`it sent ${found}, and the page says ${method} ${target}`]),
		...headers
			.filter(([name, value]) => passed.headers[name.toLowerCase()] !== value)
			.map(([name, value]) => `it sent no header ${name}: ${value}`),
		...(isDeepStrictEqual(sent, body) ? [] : [`it sent another body: ${passed.body.slice(0, 300)}`]),
	];
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
