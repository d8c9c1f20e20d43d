import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { requestOf, tokenOf } from '../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import { curl } from '../../api-reference/samples/curl.ts';
import { variableNames } from '../../api-reference/samples/variables.ts';
import type { Answered } from './judge.ts';
import type { TrialServer } from './trial-server.ts';
import type { Trial } from './trials.ts';

const SECONDS = 20;

/** `curl` as the sample calls it, which also prints status and content type at the end. */
const CURL = `curl() { command curl -sS --max-time ${SECONDS} -w '\\n%{http_code} %{content_type}' "$@"; }`;

/** What an operation answered, and which events it wrote. */
export interface Tried extends Answered {
	/** Types of events, oldest first. */
	events: string[];
}

/** Runs the curl sample of an operation as its page prints it, in the state that its trial names. */
export async function tryOperation(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	{ before = [] }: Trial = {},
): Promise<Tried> {
	const sample = curl(requestOf(operation, schemas));
	await server.prepare(before);
	const last = await server.lastEvent();
	const printed = await shell(`${CURL}\n${sample}`, {
		[variableNames.address]: server.url,
		[variableNames.token]: tokenOf(operation) ?? '',
	});
	const end = printed.lastIndexOf('\n');
	const [status = '', type = ''] = printed.slice(end + 1).split(/[ ;]/);
	const events = operation.method === 'GET' ? [] : await server.eventsAfter(last);
	if (operation.method !== 'GET' || before.length > 0) await server.restore();
	return { status, type, body: printed.slice(0, end), events };
}

async function shell(code: string, variables: Record<string, string>): Promise<string> {
	const child = spawn('sh', ['-c', code], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, ...variables },
	});
	let printed = '';
	let errors = '';
	child.stdout.on('data', (data) => {
		printed += data;
	});
	child.stderr.on('data', (data) => {
		errors += data;
	});
	await once(child, 'close');
	return errors ? `${errors}${printed}` : printed;
}
