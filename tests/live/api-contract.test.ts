import { describe, expect, inject, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import type { Extension } from '../../src/api-reference/contract/types.ts';
import { answerChecker } from '../../src/verify/operations/answer-checker.ts';
import { caller } from '../../src/verify/server/call.ts';
import { addressOf } from './api/answers.ts';
import { compareOperations } from './api/compare.ts';
import { type OpenApi, type Operation, operationsOf } from './api/document.ts';
import { readObserved } from './api/observed.ts';

const { url, tokens } = inject('world');
const document: OpenApi = await (await fetch(`${url}/docs/openapi.json`)).json();
const operations = operationsOf(document);
const ids = await idsOfThisRun();

const observed = readObserved();
const contract = loadContract();

describe('answers of the server', () => {
	const check = answerChecker(document);
	const checkOurs = answerChecker(contract.document as OpenApi);
	const ours = operationsOf(contract.document as OpenApi);
	const requests = [...operations.values()].flatMap((operation) => {
		const address = addressOf(operation, ids);
		return address ? [{ operation, address }] : [];
	});

	test('are asked of nearly all read-only operations', () => {
		const reading = [...operations.values()].filter(({ method }) => method === 'GET');
		expect(requests.length).toBeGreaterThan(reading.length * 0.9);
	});

	test.each(requests)('to $operation.id are as the schema says', async ({ operation, address }) => {
		const response = await fetch(url + address, { headers: { Authorization: tokenFor(address) } });
		const text = await response.text();
		const { status, mistakes } = observed.answers[operation.id] ?? { status: 200, mistakes: [] };
		expect(response.status, `${address}: ${text.slice(0, 300)}`).toBe(status);
		const schema = operation.answers[status];
		const isJson = response.headers.get('content-type')?.includes('json');
		if (!schema || !isJson) return;
		const answer = JSON.parse(text);
		expect(check(schema, answer).sort()).toEqual([...mistakes].sort());
		const ourSchema = ours.get(operation.id)?.answers[status];
		if (ourSchema) expect(checkOurs(ourSchema, answer), 'against the contract').toEqual([]);
	});
});

test('the contract has the operations of the server, and nothing else', () => {
	const ours = operationsOf(contract.document as OpenApi);
	for (const { operationId, 'x-unleash': own } of contract.operations) {
		if (!isServed(own)) ours.delete(operationId);
	}
	expect(ours.size).toBeGreaterThan(200);
	expect(compareOperations(ours, operations, observed.documents)).toEqual([]);
});

/** The open-source server leaves alpha operations out of its document. */
function isServed({ plan, removed, stability }: Extension): boolean {
	return plan === 'open-source' && !removed && stability !== 'alpha';
}

describe('the comparison of operations', () => {
	const [sample] = operations.values();
	const changed = (change: Partial<Operation>) => new Map([['one', { ...(sample as Operation), ...change }]]);
	const plain = changed({
		id: 'one',
		method: 'GET',
		path: '/a',
		parameters: {},
		body: undefined,
		statuses: ['200'],
	});

	test.each<[string, Partial<Operation>, string]>([
		['method', { method: 'POST' }, 'one: method is GET in the contract, POST in the server'],
		['path', { path: '/b' }, 'one: path is /a in the contract, /b in the server'],
		[
			'parameter',
			{ parameters: { 'query q': true } },
			'one: parameter query q is missing in the contract, required in the server',
		],
		['body', { body: false }, 'one: body is missing in the contract, optional in the server'],
		['status', { statuses: ['201'] }, 'one: status 200 is listed in the contract, missing in the server'],
	])('tells a changed %s', (_, change, line) => {
		const theirs = new Map([['one', { ...(plain.get('one') as Operation), ...change }]]);
		expect(compareOperations(plain, theirs)).toContain(line);
	});

	test('leaves out what is known, and tells what is known no longer', () => {
		const theirs = new Map([['one', { ...(plain.get('one') as Operation), method: 'PUT' }]]);
		const difference = 'method is GET in the contract, PUT in the server';
		const known = [{ operation: 'one', difference, why: 'seen' }];
		expect(compareOperations(plain, theirs, known)).toEqual([]);
		expect(compareOperations(plain, plain, known)).toHaveLength(1);
	});
});

/** Ids that the server makes itself. */
async function idsOfThisRun(): Promise<Record<string, string>> {
	const call = caller(url, tokens.personal);
	const feature = '/api/admin/projects/default/features/new-checkout';
	const strategies = await call<{ id: string }[]>('GET', `${feature}/environments/development/strategies`);
	const links = await call<{ tokens: { secret: string }[] }>('GET', '/api/admin/invite-link/tokens');
	return { strategyId: strategies[0]?.id ?? '', token: links.tokens[0]?.secret ?? '' };
}

function tokenFor(address: string): string {
	if (address.startsWith('/api/client')) return tokens.backend;
	if (address.startsWith('/api/frontend')) return tokens.frontend;
	return tokens.personal;
}
