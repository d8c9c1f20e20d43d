import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { tracesOf } from '../../src/verify/claims/silent.ts';
import { startTrialServer, type TrialServer } from '../../src/verify/operations/trial-server.ts';
import { type TriedOperation, triedOperations } from '../../src/verify/operations/trials.ts';
import { caller } from '../../src/verify/server/call.ts';
import { TOKENS } from '../../src/verify/server/tokens.ts';

/** Writes of the Admin API that change something and write no event; /reference/events lists what matters of them. */
const SILENT = {
	passwords: ['changeMyPassword', 'changeUserPassword', 'resetUserPassword'],
	environments: ['toggleEnvironmentOff', 'updateSortOrder'],
	'segments of a strategy': ['updateFeatureStrategySegments'],
	applications: ['createApplication', 'deleteApplication'],
	'what the admin UI remembers of a person': ['createFeedback', 'updateFeedback', 'updateSplashSettings'],
	'an order that is the same as before, as the sample names one strategy': ['setStrategySortOrder'],
};

/** The server looks every second whether something changed. */
const REREAD_MS = 3000;

interface ClientFeatures {
	features: { name: string; strategies: { constraints: object[] }[] }[];
}

const { operations, schemas } = loadReference();
/* What a server keeps in memory would hinder the tests after it; `operations.test.ts` sees the events of these. */
const writes = triedOperations(operations).filter(
	({ operation, trial }) =>
		operation.method !== 'GET' && operation.path.startsWith('/api/admin') && !trial.last,
);

describe('changes without an event', () => {
	let server: TrialServer;
	beforeAll(async () => {
		server = await startTrialServer();
	});
	afterAll(() => server?.stop());

	const isSilent = async ({ operation, trial }: TriedOperation) => {
		const { changed, events } = await tracesOf(operation, schemas, server, trial);
		return changed && events === 0;
	};

	test('are those that the page about events names', async () => {
		const silent: string[] = [];
		for (const write of writes) {
			// Rows also change when the server writes down what SDKs reported, and events of the write before can come late:
			// what does so twice counts.
			const tries = [await isSilent(write), await isSilent(write)];
			if (tries[0] !== tries[1]) tries.push(await isSilent(write));
			if (tries.filter(Boolean).length > 1) silent.push(write.operation.operationId);
		}
		expect(silent.sort()).toEqual(Object.values(SILENT).flat().sort());
	}, 300_000);

	test('do not reach SDKs when they set the segments of a strategy, until a flag changes', async () => {
		const call = caller(server.url, TOKENS.admin);
		const flags = '/api/admin/projects/default/features';
		const strategies = `${flags}/silent/environments/development/strategies`;
		await call('POST', flags, { name: 'silent' });
		const { id } = await call<{ id: string }>('POST', strategies, { name: 'default' });
		const constraintsSeen = async () => {
			await wait(REREAD_MS);
			const { features } = await call<ClientFeatures>(
				'GET',
				'/api/client/features',
				undefined,
				TOKENS.backend,
			);
			return features.find(({ name }) => name === 'silent')?.strategies[0]?.constraints.length;
		};
		expect(await constraintsSeen()).toBe(0);
		await call('POST', '/api/admin/segments/strategies', {
			projectId: 'default',
			environmentId: 'development',
			strategyId: id,
			segmentIds: [1],
		});
		expect(await constraintsSeen()).toBe(0);
		await call('PATCH', `${flags}/silent`, [{ op: 'replace', path: '/description', value: 'changed' }]);
		expect(await constraintsSeen()).toBe(1);
		await server.restore();
	});
});
