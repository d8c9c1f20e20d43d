import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/tools/live/world.ts';

const FLAGS = '/api/admin/projects/default/features';

describe('what recipes for apps rest on', () => {
	let world: World;
	let strategy: string;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
		await world.call('POST', FLAGS, { name: 'offer', type: 'operational' });
		const strategies = `${FLAGS}/offer/environments/development/strategies`;
		const { id } = await world.call<{ id: string }>('POST', strategies, {
			name: 'flexibleRollout',
			parameters: { rollout: '100', stickiness: 'default', groupId: 'offer' },
			constraints: [{ contextName: 'currentTime', operator: 'DATE_BEFORE', value: '2020-01-01T00:00:00Z' }],
		});
		strategy = `${strategies}/${id}`;
		await world.call('POST', `${FLAGS}/offer/environments/development/on`);
	});
	afterAll(() => world?.stop());

	/** Names of the flags that are on for a request with this query. */
	const askedWith = async (query: string): Promise<string[]> => {
		const answer = await fetch(`${world.url}/api/frontend?${query}`, {
			headers: { Authorization: world.tokens.frontend },
		});
		const { toggles } = (await answer.json()) as { toggles: { name: string }[] };
		return toggles.map(({ name }) => name);
	};

	test('a date constraint takes the clock of the server, whatever time a request brings', async () => {
		expect(await askedWith('currentTime=2019-01-01T00:00:00Z')).not.toContain('offer');
		expect(await askedWith('properties%5BcurrentTime%5D=2019-01-01T00:00:00Z')).not.toContain('offer');
		await world.call('PATCH', strategy, [
			{ op: 'replace', path: '/constraints/0/value', value: '2100-01-01T00:00:00Z' },
		]);
		await expect.poll(() => askedWith('userId=anna'), { timeout: 20_000 }).toContain('offer');
	});

	test('a patch of a percentage refuses a number', async () => {
		const patch = world.call('PATCH', strategy, [{ op: 'replace', path: '/parameters/rollout', value: 50 }]);
		await expect(patch).rejects.toThrow('must be string');
	});

	test('an event has neither state when a flag was turned on, and both when a strategy changed', async () => {
		await world.call('PATCH', strategy, [{ op: 'replace', path: '/parameters/rollout', value: '60' }]);
		const { events } = await world.call<{ events: { type: string; data: unknown; preData: unknown }[] }>(
			'GET',
			'/api/admin/search/events?feature=IS:offer',
		);
		const named = (name: string) => events.find(({ type }) => type === name);
		expect(named('feature-environment-enabled')).toMatchObject({ data: null, preData: null });
		expect(named('feature-strategy-update')).toMatchObject({
			data: { parameters: { rollout: '60' } },
			preData: { parameters: { rollout: '100' } },
		});
	});
});
