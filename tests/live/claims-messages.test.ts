import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeTokens } from '../../src/config/fake-tokens.ts';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import {
	contains,
	messageRequests,
	notProvoked,
	recordedTexts,
	refusalTexts,
} from '../../src/verify/claims/message-requests.ts';
import { send } from '../../src/verify/operations/refusals.ts';
import { startTrialServer, type TrialServer } from '../../src/verify/operations/trial-server.ts';

const refusals = Object.entries(readFacts('messages')).filter(
	([, { from, status, error }]) => from === 'server' && (status ?? error) !== undefined,
);

describe('messages that refuse a request', () => {
	let server: TrialServer;
	beforeAll(async () => {
		server = await startTrialServer();
	});
	afterAll(() => server?.stop());

	test('are all provoked, here or where refusals are recorded', () => {
		const recorded = recordedTexts();
		const left = refusals.filter(
			([id, { message }]) =>
				!(id in messageRequests) && !(id in notProvoked) && !recorded.some((said) => contains(said, message)),
		);
		expect(left.map(([id]) => id)).toEqual([]);
	});

	test.each(
		Object.keys(messageRequests),
	)('%s comes with the status and the name of its entry', async (id) => {
		const entry = refusals.find(([name]) => name === id)?.[1];
		const { before = [], method, path, body, token = fakeTokens.admin } = messageRequests[id] ?? {};
		if (!entry || !method || !path)
			throw new Error(`${id} is in one of messages.yaml and messageRequests only`);
		await server.prepare(before);
		const answered = await send(server, method, {
			target: path,
			headers: [
				['Authorization', token],
				['Content-Type', 'application/json'],
			],
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		await server.restore();
		const said = refusalTexts(answered.status, JSON.parse(answered.body));
		expect([said.status, said.name]).toEqual([String(entry.status), entry.error]);
		expect(contains(said, entry.message), `${answered.body} has the message ${entry.message}`).toBe(true);
	});
});
