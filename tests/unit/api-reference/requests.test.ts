import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '../../../src/api-reference/model/request.ts';
import { loadReference } from '../../../src/api-reference/model/source.ts';
import type { Operation } from '../../../src/api-reference/model/types.ts';
import { sampleLanguages } from '../../../src/api-reference/samples/index.ts';
import { resolve } from '../../../src/api-reference/schema/resolve.ts';
import { type Arrived, startMockServer } from './mock-server.ts';

const { operations, schemas } = loadReference();
const current = operations.filter(({ removed }) => !removed);
const here = (command: string) => spawnSync(command, ['--version']).status === 0;

const TOKEN = 'user:of-the-reader';

let server: Awaited<ReturnType<typeof startMockServer>>;
beforeAll(async () => {
	server = await startMockServer();
});
afterAll(() => server.stop());

function samplesIn(id: string): string[] {
	const language = sampleLanguages.find((one) => one.id === id);
	if (!language) throw new Error(`no language ${id}`);
	return current.map((operation) => language.write(requestOf(operation, schemas)));
}

const environment = () => ({ ...process.env, UNLEASH_URL: server.origin, UNLEASH_TOKEN: TOKEN });

async function run(command: string, args: string[], input: string): Promise<void> {
	const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'], env: environment() });
	let errors = '';
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		errors += text;
	});
	child.stdin.end(input);
	const code = await new Promise((done) => child.on('close', done));
	if (code !== 0) throw new Error(errors);
}

/** Runs every sample of the JSON list that it is given, one after the other; so does the program in Python. */
const javascript = `
let code = '';
for await (const chunk of process.stdin) code += chunk;
const Sample = (async () => {}).constructor;
for (const sample of JSON.parse(code)) await new Sample(sample)();`;

const python = `
import json, sys
for sample in json.load(sys.stdin):
    exec(compile(sample, 'sample', 'exec'), {})`;

/** The words that the shell makes of all samples, for one curl: starting curl 400 times would take most of the test. */
function curlWords(samples: string[]): string[] {
	const input = [`curl() { printf '%s\\0' "$@" --next; }`, ...samples].join('\n');
	const words = execFileSync('sh', ['-e'], { input, encoding: 'utf8', env: environment() });
	return ['--silent', '--show-error', '--fail-early', ...words.split('\0').slice(0, -2)];
}

/** What is wrong with a request, if it is compared with the contract. */
function differences(operation: Operation, arrived: Arrived | undefined): string[] {
	const at = `${operation.operationId}:`;
	if (!arrived) return [`${at} nothing arrived`];
	const { method, path, parameters, body, tokens } = operation;
	const pattern = path.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/{}]+');
	const wrong: string[] = [];
	if (arrived.method !== method) wrong.push(`${at} method ${arrived.method}, not ${method}`);
	if (!new RegExp(`^${pattern}$`).test(arrived.path)) wrong.push(`${at} path ${arrived.path}, not ${path}`);
	for (const one of parameters) {
		if (!one.required) continue;
		if (one.in === 'query' && !arrived.query.has(one.name)) wrong.push(`${at} no query ${one.name}`);
		if (one.in === 'header' && !arrived.headers[one.name.toLowerCase()]) wrong.push(`${at} no ${one.name}`);
	}
	for (const name of arrived.query.keys()) {
		if (!parameters.some((one) => one.in === 'query' && [one.name, `${one.name}[]`].includes(name))) {
			wrong.push(`${at} unknown query ${name}`);
		}
	}
	if (arrived.headers.authorization !== (tokens.length > 0 ? TOKEN : undefined)) wrong.push(`${at} token`);
	if (!body) return arrived.body === '' ? wrong : [...wrong, `${at} a body that is not expected`];
	if (arrived.headers['content-type'] !== body.type) {
		wrong.push(`${at} content type ${arrived.headers['content-type']}, not ${body.type}`);
	}
	const sent = JSON.parse(arrived.body) as Record<string, unknown>;
	expect(sent, at).toEqual(JSON.parse(JSON.stringify(requestOf(operation, schemas).body)));
	const required = body.schema ? (resolve(body.schema, schemas).schema.required ?? []) : [];
	return [...wrong, ...required.filter((name) => !(name in sent)).map((name) => `${at} no field ${name}`)];
}

describe('samples that are run send what the contract says', () => {
	test.for([
		{ id: 'javascript', command: process.execPath, args: ['--input-type=module', '-e', javascript] },
		{ id: 'python', command: 'python3', args: ['-c', python] },
		{ id: 'curl', command: 'curl', args: undefined },
	])('$id', async ({ id, command, args }, { skip }) => {
		skip(!here(command), `there is no ${command} here`);
		const samples = samplesIn(id);
		if (args) await run(command, args, JSON.stringify(samples));
		else await run(command, curlWords(samples), '');
		const arrived = server.take();
		expect(current.flatMap((operation, index) => differences(operation, arrived[index]))).toEqual([]);
		expect(arrived).toHaveLength(current.length);
		expect(arrived.length).toBeGreaterThan(300);
	});
});
