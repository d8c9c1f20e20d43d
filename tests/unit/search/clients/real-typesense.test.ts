import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTypesenseClient } from '~/search/adapters/typesense.ts';
import { push } from '~/search/export/push/index.ts';
import { blockRecords } from '~/search/export/records.ts';
import type { HostedSettings } from '~/search/settings.ts';
import { describeClient } from './cases.ts';
import { pages } from './pages.ts';
import { type RealTypesense, startTypesense } from './servers/real-typesense.ts';

const program = process.env['TYPESENSE_BIN'];

describe.runIf(program)('a real Typesense', () => {
	let server: RealTypesense;
	beforeAll(async () => {
		server = await startTypesense(program ?? '');
	});
	afterAll(() => server?.stop());

	let pushes = 0;
	const load = async () => {
		const { origin, key } = server;
		const shared = { engine: 'typesense', index: 'docs', hosts: [origin], key, appId: '' } as const;
		await push({ ...shared, temporary: `docs_${++pushes}` }, blockRecords(pages));
		const settings: HostedSettings = { ...shared, localFallback: false };
		return createTypesenseClient(settings, { timeouts: { connect: 100_000, read: 100_000, write: 100_000 } });
	};

	describeClient('the same', load);

	test('finds a synonym of a word, and takes a second push', async () => {
		const client = await load();
		const { results } = await client.search({ requests: [{ indexName: 'docs', query: 'key' }] });
		expect(results[0]?.hits[0]?.url).toBe('/how-to/tokens');
	});
});
