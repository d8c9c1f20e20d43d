import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import { recordedRefusal } from '../../src/api-reference/model/refusals.ts';
import { requestOf } from '../../src/api-reference/model/request.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { answerChecker } from '../../src/verify/operations/answer-checker.ts';
import { type Counted, readLists, tryList } from '../../src/verify/operations/lists.ts';
import { refusalMistakes } from '../../src/verify/operations/refusals.ts';
import { query } from '../../src/verify/server/query.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

const { operations, schemas } = loadReference();
const check = answerChecker(loadContract().document);
const LIMIT = 40;

describe('lists and limits of requests', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({
			seed: 'none',
			environment: {
				SIMPLE_LOGIN_LIMIT_PER_MINUTE: '3',
				PASSWORD_RESET_LIMIT_PER_MINUTE: '1',
				SDK_API_RATE_LIMIT_PER_MINUTE: '3',
			},
		});
		for (const sql of readLists().rows) await query(world.database, sql);
	});
	afterAll(() => world?.stop());

	test.each(Object.entries(readLists().lists))('%s has the pages that lists.yaml says', async (_, list) => {
		const ask = async (text: string): Promise<Counted> => {
			const answer = await world.call<unknown[] | { total?: number }>('GET', `${list.address}?${text}`);
			const items = [answer, ...Object.values(answer)].find((one) => Array.isArray(one));
			return { length: items?.length ?? 0, total: Array.isArray(answer) ? undefined : answer.total };
		};
		expect(await tryList(list, ask)).toEqual(list);
	});

	test.each([
		'login',
		'sendResetPasswordEmail',
		'getAllClientFeatures',
		'getFrontendFeatures',
	])('%s answers too many requests as its page says', async (id) => {
		const operation = operations.find(({ operationId }) => operationId === id);
		if (!operation) throw new Error(`The contract has no ${id}: choose another operation with a limit`);
		const { method, target, headers, body } = requestOf(operation, schemas);
		const token = id.includes('Frontend') ? world.tokens.frontend : world.tokens.backend;
		for (let count = 0; count < LIMIT; count += 1) {
			const response = await fetch(world.url + target, {
				method,
				headers: headers.map(([name, value]): [string, string] => [
					name,
					name === 'Authorization' ? token : value,
				]),
				...(body !== undefined && { body: JSON.stringify(body) }),
			});
			const text = await response.text();
			if (response.status !== 429) continue;
			const type = response.headers.get('content-type')?.split(';')[0] ?? '';
			expect(refusalMistakes(operation, 'too much', { status: '429', type, body: text }, check)).toEqual([]);
			const promised = operation.answers.find(({ status }) => status === '429');
			expect(promised?.headers.length).toBeGreaterThan(0);
			for (const { name } of promised?.headers ?? []) expect(response.headers.get(name)).toMatch(/^\d+$/);
			expect(text).toBe(recordedRefusal(id, '429')?.body);
			return;
		}
		expect.fail(`${LIMIT} requests were answered`);
	});
});
