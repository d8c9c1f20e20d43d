import type { Call } from '../server/call.ts';
import { readSeed } from './data.ts';
import { seedFlag } from './flags.ts';
import { type SeededServer, seedMetrics, settleMetrics } from './metrics.ts';

/**
 * Fills a fresh server with the world of `world.yaml`.
 *
 * @param settle wait until the numbers that were sent show
 * @throws Error with the request that the server refused
 */
export async function seedWorld(server: SeededServer, settle: boolean): Promise<void> {
	const { call } = server;
	const data = readSeed();
	await post(call, '/api/admin/context', data.contextFields);
	await post(call, '/api/admin/tag-types', data.tagTypes);
	await post(call, '/api/admin/strategies', data.customStrategies);
	await post(
		call,
		'/api/admin/user-admin',
		data.users.map((user) => ({ ...user, sendEmail: false })),
	);
	await post(call, '/api/admin/api-tokens', data.apiTokens);
	await post(call, '/api/admin/addons', data.addons);
	await post(call, '/api/admin/segments', data.segments);
	await call('POST', '/api/admin/invite-link/tokens', { name: 'default', expiresAt: nextWeek() });

	const { segments } = await call<{ segments: { id: number; name: string }[] }>('GET', '/api/admin/segments');
	const segmentIds = new Map(segments.map(({ id, name }) => [name, id]));
	for (const flag of data.flags) await seedFlag(call, flag, segmentIds);
	await seedMetrics(server, data);
	if (settle) await settleMetrics(server, data);
}

/** A link that already ended is refused, so this is the one date that moves. */
function nextWeek(): string {
	return new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
}

async function post(call: Call, path: string, bodies: object[]): Promise<void> {
	for (const body of bodies) await call('POST', path, body);
}
