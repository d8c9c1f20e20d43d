import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const USERS = '/api/admin/user-admin';

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
});
afterAll(() => world?.stop());

describe('a password', () => {
	test.each([
		['of 128 characters is taken', 'Ab1!'.repeat(32), null],
		['of 129 characters is refused', `${'Ab1!'.repeat(32)}x`, 'fewer than 128 characters'],
		['with the same character three times in a row is refused', 'aaaB1!efghij', 'three or more repeated'],
		['of 20 small letters is refused', 'abcdefghijklmnopqrst', 'at least one uppercase letter'],
	])('%s', async (_, password, refusal) => {
		const check = world.call('POST', `${USERS}/validate-password`, { password });
		if (refusal) await expect(check).rejects.toThrow(refusal);
		else await check;
	});

	test('of a user who does not exist is an error of the server', async () => {
		const body = { password: 'Ab1!efghijk' };
		await expect(world.call('POST', `${USERS}/9999/change-password`, body)).rejects.toThrow('500');
	});
});

test('a strategy loses its segments when its new list names one that does not exist', async () => {
	await world.call('POST', FLAGS, { name: 'sold' });
	const strategies = `${FLAGS}/sold/environments/development/strategies`;
	const { id } = await world.call<{ id: string }>('POST', strategies, { name: 'default' });
	const segment = await world.call<{ id: number }>('POST', '/api/admin/segments', {
		name: 'buyers',
		constraints: [],
	});
	const set = (...segmentIds: number[]) =>
		world.call('POST', '/api/admin/segments/strategies', {
			projectId: 'default',
			environmentId: 'development',
			strategyId: id,
			segmentIds,
		});
	const current = () => world.call<{ segments: object[] }>('GET', `/api/admin/segments/strategies/${id}`);
	await set(segment.id);
	expect((await current()).segments).toHaveLength(1);
	await expect(set(9999)).rejects.toThrow('500');
	expect((await current()).segments).toEqual([]);
});

test('a context field that only a segment names can be deleted', async () => {
	await world.call('POST', '/api/admin/context', { name: 'region' });
	const constraints = [{ contextName: 'region', operator: 'IN', values: ['eu'] }];
	await world.call('POST', '/api/admin/segments', { name: 'europe', constraints });
	await world.call('DELETE', '/api/admin/context/region');
});

test('a flag whose last environment variant was removed cannot get new ones in one environment', async () => {
	await world.call('POST', FLAGS, { name: 'old' });
	const variants = [{ name: 'a', weight: 1000, weightType: 'variable', stickiness: 'default' }];
	const one = `${FLAGS}/old/environments/development/variants`;
	await world.call('PUT', `${FLAGS}/old/variants-batch`, { environments: ['development'], variants });
	await world.call('PUT', one, []);
	await expect(world.call('PUT', one, variants)).rejects.toThrow('Environment variants deprecated');
});

test('reviving one flag turns it off, also when it is not archived, and reviving several leaves it alone', async () => {
	await world.call('POST', FLAGS, { name: 'live' });
	const place = `${FLAGS}/live/environments/development`;
	const on = () => world.call<{ enabled: boolean }>('GET', place).then(({ enabled }) => enabled);
	await world.call('POST', `${place}/on`);
	await world.call('POST', '/api/admin/projects/default/revive', { features: ['live'] });
	expect(await on()).toBe(true);
	await world.call('POST', '/api/admin/archive/revive/live');
	expect(await on()).toBe(false);
});

test('the Client API refuses a tag without a colon', async () => {
	const answer = await fetch(`${world.url}/api/client/features?tag[]=simple`, {
		headers: { Authorization: world.tokens.backend },
	});
	expect(answer.status).toBe(400);
});
