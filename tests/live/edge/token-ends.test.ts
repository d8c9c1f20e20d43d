import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edge } from '../../../src/verify/server/edge.ts';
import { type EdgeWorld, noEdge, startEdgeWorld, status, until } from './edge-world.ts';

describe.skipIf(noEdge)(`tokens of Edge in time${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let startup: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
	});
	afterAll(() => edges?.stop());

	const features = (at: Edge) => `${at.url}/api/client/features`;
	const frontend = (at: Edge) => `${at.url}/api/frontend`;
	const validations = () => edges.gate.passed.filter(({ path }) => path === '/edge/validate');

	describe.concurrent('that end', () => {
		const quick = { FEATURES_REFRESH_INTERVAL_SECONDS: '1' };

		test('a deleted startup token: Edge drops the flags of the environment, and clients get 403', async () => {
			const own = await edges.token('backend');
			const client = await edges.token('frontend');
			const other = await edges.edge(own, quick);
			expect(await status(frontend(other), client)).toBe(200);
			await edges.world.call('DELETE', `/api/admin/api-tokens/${encodeURIComponent(own)}`);
			await until(
				() => status(frontend(other), client),
				(now) => now === 403,
				120_000,
			);
			expect(await status(features(other), own)).toBe(403);
			expect(await status(`${other.url}/internal-backstage/ready`)).toBe(503);
			await other.stop();
		}, 180_000);

		test('a deleted token of a client keeps working, as 8.2.0 goes on confirming it', async () => {
			const client = await edges.token('frontend');
			const other = await edges.edge(startup, { TOKEN_REVALIDATION_INTERVAL_SECONDS: '1' });
			expect(await status(frontend(other), client)).toBe(200);
			await edges.world.call('DELETE', `/api/admin/api-tokens/${encodeURIComponent(client)}`);
			await until(
				() => status(`${edges.world.url}/api/frontend`, client),
				(now) => now === 401,
				90_000,
			);
			const asked = validations().length;
			await until(
				() => validations().length,
				(now) => now >= asked + 3,
			);
			expect(await status(frontend(other), client)).toBe(200);
			await other.stop();
		}, 120_000);

		test('a token of a client that expires gets 403 after the next check', async () => {
			const expiresAt = new Date(Date.now() + 6000).toISOString();
			const client = await edges.token('frontend', 'development', { expiresAt });
			const other = await edges.edge(startup, { TOKEN_REVALIDATION_INTERVAL_SECONDS: '1' });
			expect(await status(frontend(other), client)).toBe(200);
			await until(
				() => status(frontend(other), client),
				(now) => now === 403,
			);
			await other.stop();
		});
	});

	describe('pretrusted', () => {
		test('neither form is answered', async () => {
			const token = '*:development.00000000000000000000000000000000000000000000000000000f0e';
			const other = await edges.edge(startup, { PRETRUSTED_TOKENS: `web-key@development,${token}` });
			expect(await status(frontend(other), 'web-key')).toBe(403);
			await expect(status(frontend(other), token)).rejects.toThrow();
			await other.stop();
		});
	});
});
