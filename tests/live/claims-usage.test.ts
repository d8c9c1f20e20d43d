import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const USAGE = '/api/admin/client-metrics/features/new-checkout';
const MINUTE_MS = 60_000;
/** The server stores reports every 5 seconds. */
const STORED_MS = 15_000;

interface Hour {
	timestamp: string;
	yes: number;
}

describe('usage of a flag', () => {
	let world: World;
	/** A minute before the current clock hour began. */
	const before = new Date(new Date().setMinutes(0, 0, 0) - MINUTE_MS);

	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
		await world.call('POST', FLAGS, { name: 'new-checkout' });
		await fetch(`${world.url}/api/client/metrics`, {
			method: 'POST',
			headers: { Authorization: world.tokens.backend, 'Content-Type': 'application/json' },
			body: JSON.stringify({
				appName: 'shop',
				instanceId: 'shop-1',
				bucket: { start: before, stop: before, toggles: { 'new-checkout': { yes: 5, no: 1 } } },
			}),
		});
	});
	afterAll(() => world?.stop());

	const hours = async (hoursBack: number) => {
		const { data } = await world.call<{ data: Hour[] }>('GET', `${USAGE}/raw?hoursBack=${hoursBack}`);
		return data;
	};

	test('by hour: 2 asks for the clock hour before the current one as well, 1 does not', async () => {
		await expect
			.poll(async () => (await hours(2)).map(({ yes }) => yes), { timeout: STORED_MS })
			.toEqual([5, 0]);
		expect(await hours(1)).toEqual([]);
	});

	test('by hour: 48 is the most, and other values count as 24', async () => {
		expect(await hours(48)).toHaveLength(48);
		for (const other of [0, 49]) expect(await hours(other)).toHaveLength(24);
	});

	test('in sums: counts from the start of the current clock hour', async () => {
		const sums = await world.call<object>('GET', USAGE);
		expect(sums).toMatchObject({ lastHourUsage: [], seenApplications: ['shop'] });
	});
});

describe('an update of a strategy that changes nothing', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	test('leaves no event', async () => {
		const strategies = `${FLAGS}/new-checkout/environments/development/strategies`;
		await world.call('POST', FLAGS, { name: 'new-checkout' });
		const rollout = (percent: string) => ({
			name: 'flexibleRollout',
			parameters: { rollout: percent, stickiness: 'default', groupId: 'new-checkout' },
		});
		const { id } = await world.call<{ id: string }>('POST', strategies, rollout('10'));
		for (const percent of ['10', '50', '50'])
			await world.call('PUT', `${strategies}/${id}`, rollout(percent));
		const { events } = await world.call<{ events: { type: string }[] }>(
			'GET',
			'/api/admin/search/events?feature=IS:new-checkout&limit=10',
		);
		expect(events.map(({ type }) => type)).toEqual([
			'feature-strategy-update',
			'feature-strategy-add',
			'feature-created',
		]);
	});
});
