import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';

describe('what recipes for apps rest on', () => {
	let world: World;
	let strategy: string;
	let reported: Response;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
		await world.call('POST', FLAGS, { name: 'offer', type: 'operational' });
		const now = new Date().toISOString();
		reported = await fetch(`${world.url}/api/client/metrics`, {
			method: 'POST',
			headers: {
				Authorization: world.tokens.backend,
				'Content-Type': 'application/json',
				'unleash-sdk': 'unleash-node-sdk:6.12.1',
			},
			body: JSON.stringify({
				appName: 'lambda',
				instanceId: 'one',
				bucket: { start: now, stop: now, toggles: { offer: { yes: 1, no: 0 } } },
			}),
		});
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

	test('a request without them counts as the application frontend-api and the environment default', async () => {
		const values = { appName: 'frontend-api', environment: 'default' };
		for (const [contextName, value] of Object.entries(values)) {
			const name = `by-${contextName}`;
			await world.call('POST', FLAGS, { name });
			await world.call('POST', `${FLAGS}/${name}/environments/development/strategies`, {
				name: 'default',
				constraints: [{ contextName, operator: 'IN', values: [value] }],
			});
			await world.call('POST', `${FLAGS}/${name}/environments/development/on`);
		}
		const names = Object.keys(values).map((field) => `by-${field}`);
		const named = async (query: string) => (await askedWith(query)).filter((name) => names.includes(name));
		await expect.poll(() => named(''), { timeout: 20_000 }).toEqual(names);
		expect(await named('appName=web&environment=development')).toEqual([]);

		const { features } = await world.call<{ features: { name: string; isEnabled: boolean }[] }>(
			'POST',
			'/api/admin/playground',
			{ environment: 'development', projects: '*', context: { appName: 'web' } },
		);
		const isOn = (name: string) => features.find((feature) => feature.name === name)?.isEnabled;
		expect(names.map(isOn)).toEqual([false, true]);
	});

	test('a patch of a percentage refuses a number and takes any text', async () => {
		const set = (value: unknown) =>
			world.call<{ parameters: { rollout: string } }>('PATCH', strategy, [
				{ op: 'replace', path: '/parameters/rollout', value },
			]);
		await expect(set(50)).rejects.toThrow('must be string');
		for (const text of ['150', 'abc', '100']) expect((await set(text)).parameters.rollout).toBe(text);
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

	test('a program that only reports usage is listed as an instance, without the version of its SDK', async () => {
		expect(reported.status).toBe(202);
		const seen = () => world.call('GET', '/api/admin/metrics/applications/lambda/overview').catch(String);
		await expect.poll(seen, { timeout: 20_000 }).toMatchObject({
			environments: [{ name: 'development', instanceCount: 1, backendSdks: [] }],
		});
	});
});
