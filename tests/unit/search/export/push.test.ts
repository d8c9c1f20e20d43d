import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { synonymGroups } from '~/search/data/synonyms.ts';
import { push, pushTarget } from '~/search/export/push/index.ts';
import { PushError } from '~/search/export/push/replace.ts';
import { type BlockRecord, blockRecords } from '~/search/export/records.ts';
import { type EngineServer, engines, settingsFor, targetOn } from '../clients/engines.ts';
import { pages } from '../clients/pages.ts';
import type { Call } from '../clients/servers/http.ts';
import { typesenseServer } from '../clients/servers/typesense.ts';

const oldRecords = blockRecords(pages.slice(0, 1));
const newRecords = blockRecords(pages.slice(1));

describe.each(engines)('$engine: a push', ({ engine, start, create }) => {
	let server: EngineServer;
	beforeEach(async () => {
		server = await start();
	});
	afterEach(() => server.stop());
	const send = (records: BlockRecord[]) => push(targetOn(engine, 'docs', server), records);
	const finds = async (query: string) => {
		const client = create(settingsFor(engine, 'docs', [server]));
		const { results } = await client.search({ requests: [{ indexName: 'docs', query }] });
		return results[0]?.hits[0]?.url;
	};

	test('fills an index that did not exist, and leaves nothing else behind', async () => {
		expect(await send(oldRecords)).toEqual([]);
		expect(server.idsIn('docs')).toHaveLength(oldRecords.length);
		expect(server.indexes()).toHaveLength(1);
	});

	test('brings the synonyms of the site, again with each push', async () => {
		await send(oldRecords);
		expect(server.synonymsIn('docs').length).toBeGreaterThanOrEqual(synonymGroups.length);
		await send(newRecords);
		expect(server.synonymsIn('docs').length).toBeGreaterThanOrEqual(synonymGroups.length);
	});

	test('replaces all records of an index', async () => {
		await send(oldRecords);
		expect(await send(newRecords)).toEqual([]);
		expect(server.idsIn('docs')).toHaveLength(newRecords.length);
		expect(server.indexes()).toHaveLength(1);
		expect(await finds('stickiness')).toBeUndefined();
		expect(await finds('tokens')).toBe('/how-to/tokens');
	});

	test('whichever step fails: an error, and readers find the old records, or all new ones', async () => {
		await send(oldRecords);
		const old = server.idsIn('docs');
		const before = server.calls.length;
		await send(oldRecords);
		const steps = server.calls.length - before;
		expect(steps).toBeGreaterThan(4);
		const outcomes: string[] = [];
		for (let step = 0; step < steps; step++) {
			for (const fault of [500, 403, 'hang up', 'broken'] as const) {
				let call = -1;
				server.fault = () => (++call === step ? fault : undefined);
				const failure = await send(newRecords).then(
					(notes) => notes.join(),
					(error) => error,
				);
				server.fault = () => undefined;
				const found = server.idsIn('docs');
				const replaced = found.length === newRecords.length;
				outcomes.push(`${step} ${fault}: ${replaced ? 'new' : 'old'}`);
				if (!replaced) {
					expect(failure, `step ${step}, ${fault}`).toBeInstanceOf(PushError);
					expect(found, `step ${step}, ${fault}`).toEqual(old);
				}
				expect(await finds(replaced ? 'tokens' : 'stickiness')).toBeDefined();
				server.fault = () => undefined;
				await send(oldRecords);
				expect(server.idsIn('docs')).toEqual(old);
			}
		}
		expect(outcomes[0]).toBe('0 500: old');
		expect(outcomes.filter((outcome) => outcome.endsWith('old')).length).toBeGreaterThan(steps * 2);
	});

	test('a key that may not write changes nothing', async () => {
		await send(oldRecords);
		const target = { ...targetOn(engine, 'docs', server), key: 'searching' };
		const failure = await push(target, newRecords).catch((error) => error);
		expect(failure).toBeInstanceOf(PushError);
		expect(failure.message).toMatch(
			/ answered 40[13]: .*\n {2}expected: a key that may write.*\n {2}write: {4}SEARCH_ADMIN_KEY=/,
		);
		expect(server.idsIn('docs')).toHaveLength(oldRecords.length);
		expect(server.indexes()).toHaveLength(1);
	});

	test('no host that answers: says so, and what to write', async () => {
		server.fault = () => 503;
		await expect(send(oldRecords)).rejects.toThrow(
			/No search host answered.*503[\s\S]*write: {4}SEARCH_HOSTS/,
		);
	});

	test('after a failure nothing but the old index is left', async () => {
		await send(oldRecords);
		const sends = (call: Call) => call.method === 'POST' && /batch$|import$|documents$/.test(call.path);
		server.fault = (call) => (sends(call) ? 403 : undefined);
		await expect(send(newRecords)).rejects.toThrow(/The index was not replaced: .*403/);
		expect(server.indexes()).toHaveLength(1);
	});

	test('many records are sent in batches', async () => {
		const many = Array.from({ length: 50 }, (_, copy) =>
			newRecords.map((record) => ({ ...record, objectID: `${record.objectID}:${copy}` })),
		).flat();
		expect(many.length).toBeGreaterThan(2000);
		await send(many);
		expect(server.idsIn('docs')).toHaveLength(many.length);
	});

	test('no records: nothing is sent', async () => {
		await expect(send([])).rejects.toThrow(/npm run build/);
		expect(server.calls).toHaveLength(0);
	});
});

test.each([
	'indexCreation',
	'settingsUpdate',
	'documentAdditionOrUpdate',
	'indexSwap',
])('meilisearch: a failed task %s leaves the old index', async (type) => {
	const meilisearch = engines.find(({ engine }) => engine === 'meilisearch');
	const server = (await meilisearch?.start()) as EngineServer & { failingTasks: Set<string> };
	await push(targetOn('meilisearch', 'docs', server), oldRecords);
	server.failingTasks.add(type);
	await expect(push(targetOn('meilisearch', 'docs', server), newRecords)).rejects.toThrow(`${type} failed`);
	expect(server.idsIn('docs')).toHaveLength(oldRecords.length);
	expect(server.indexes()).toEqual(['docs']);
	await server.stop();
});

test('typesense: a record that is refused leaves the old index', async () => {
	const typesense = engines.find(({ engine }) => engine === 'typesense');
	const server = (await typesense?.start()) as EngineServer;
	await push(targetOn('typesense', 'docs', server), oldRecords);
	const [first, ...others] = newRecords as [BlockRecord, ...BlockRecord[]];
	const wrong = [{ ...first, version: 'current' as unknown as string[] }, ...others];
	await expect(push(targetOn('typesense', 'docs', server), wrong)).rejects.toThrow(
		/`version` must be a string\[\]/,
	);
	expect(server.idsIn('docs')).toHaveLength(oldRecords.length);
	await server.stop();
});

test('typesense: when it is not known whether the new records are in use, they are not deleted', async () => {
	const typesense = engines.find(({ engine }) => engine === 'typesense');
	const server = (await typesense?.start()) as EngineServer;
	await push(targetOn('typesense', 'docs', server), oldRecords);
	let lost = false;
	server.fault = ({ method, path }) => {
		if (!path.startsWith('/aliases')) return undefined;
		if (method === 'PUT') {
			lost = true;
			return 'broken';
		}
		if (!lost) return undefined;
		lost = false;
		return 500;
	};
	await expect(push(targetOn('typesense', 'docs', server), newRecords)).rejects.toThrow(PushError);
	expect(server.idsIn('docs')).toHaveLength(newRecords.length);
	await server.stop();
});

describe('where a push goes', () => {
	const environment = {
		SEARCH_ENGINE: 'algolia',
		SEARCH_INDEX: 'docs',
		SEARCH_APP_ID: 'APP1',
		SEARCH_KEY: 'searching',
	};

	test('Algolia is written to at the hosts that take changes, with the writing key', () => {
		const target = pushTarget(environment, 'writing', 7);
		expect(target).toMatchObject({ key: 'writing', index: 'docs', temporary: 'docs_7', appId: 'APP1' });
		expect(target.hosts[0]).toBe('https://app1.algolia.net');
	});

	test('without a writing key it says which variable to set', () => {
		expect(() => pushTarget(environment, undefined)).toThrow(/SEARCH_ADMIN_KEY\n {4}found: {4}nothing/);
		expect(() => pushTarget(environment, undefined)).not.toThrow(/default engine/);
	});

	test('the engine in the browser needs no push', () => {
		expect(() => pushTarget({}, 'writing')).toThrow(/SEARCH_ENGINE\n {4}found: {4}local/);
	});
});

test('a Typesense before version 30 gets its synonyms one by one', async () => {
	const server = await typesenseServer(false);
	try {
		await push(targetOn('typesense', 'docs', server), oldRecords);
		await push(targetOn('typesense', 'docs', server), newRecords);
		expect(server.synonymsIn('docs')).toHaveLength(synonymGroups.length);
	} finally {
		await server.stop();
	}
});
