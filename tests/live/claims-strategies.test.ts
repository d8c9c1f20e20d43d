import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const CONTEXT = '/api/admin/context';

interface Strategy {
	id: string;
	sortOrder: number;
	parameters: Record<string, string>;
}

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
});
afterAll(() => world?.stop());

const strategiesOf = (flag: string) => `${FLAGS}/${flag}/environments/development/strategies`;
const flag = async (name: string, ...strategies: object[]) => {
	await world.call('POST', FLAGS, { name });
	const added: Strategy[] = [];
	for (const one of strategies) added.push(await world.call<Strategy>('POST', strategiesOf(name), one));
	return added;
};
const rollout = (...constraints: object[]) => ({ name: 'flexibleRollout', constraints });

describe('a strategy', () => {
	test('keeps its place in updates, and takes defaults for parameters that a PUT leaves out', async () => {
		const [first] = await flag('put', {
			...rollout(),
			parameters: { rollout: '25', stickiness: 'userId', groupId: 'shared' },
		});
		const path = `${strategiesOf('put')}/${first?.id}`;
		const body = { ...rollout(), sortOrder: 7, parameters: { rollout: '30' } };
		expect(await world.call('PUT', path, body)).toMatchObject({
			sortOrder: 0,
			parameters: { rollout: '30', stickiness: 'default', groupId: 'put' },
		});
	});

	test('cannot invert a regular expression', async () => {
		const regex = { contextName: 'email', operator: 'REGEX', value: '@example', inverted: true };
		await expect(flag('regex', rollout(regex))).rejects.toThrow('REGEX operator cannot be inverted');
	});

	test('with a value that is legal no more is refused when it changes, and when its flag is cloned', async () => {
		await world.call('POST', CONTEXT, { name: 'region', legalValues: [{ value: 'eu' }, { value: 'us' }] });
		const [one] = await flag('legal', rollout({ contextName: 'region', operator: 'IN', values: ['eu'] }));
		await world.call('DELETE', `${CONTEXT}/region/legal-values/eu`);
		const patch = [{ op: 'replace', path: '/title', value: 'Europe' }];
		const single = rollout({ contextName: 'region', operator: 'NUM_EQ', value: '7' });
		await expect(flag('single', single)).rejects.toThrow(
			'7 is not specified as a legal value on this context',
		);
		const refused = 'input values are not specified as a legal value';
		await expect(world.call('PATCH', `${strategiesOf('legal')}/${one?.id}`, patch)).rejects.toThrow(refused);
		await expect(world.call('POST', `${FLAGS}/legal/clone`, { name: 'copy' })).rejects.toThrow(refused);
	});

	test('of a deleted custom type stays, and cannot be changed', async () => {
		await world.call('POST', '/api/admin/strategies', { name: 'seats', parameters: [] });
		const [one] = await flag('custom', { name: 'seats' });
		await world.call('DELETE', '/api/admin/strategies/seats');
		expect(await world.call('GET', strategiesOf('custom'))).toMatchObject([{ name: 'seats' }]);
		const patch = [{ op: 'replace', path: '/title', value: 'Seats' }];
		await expect(world.call('PATCH', `${strategiesOf('custom')}/${one?.id}`, patch)).rejects.toThrow(
			'Could not find strategy type with name seats',
		);
	});

	test('that takes its stickiness from a context field does not keep it from being deleted', async () => {
		await world.call('POST', CONTEXT, { name: 'company', stickiness: true });
		await flag('sticky', { ...rollout(), parameters: { rollout: '50', stickiness: 'company' } });
		await world.call('DELETE', `${CONTEXT}/company`);
		await expect(world.call('GET', `${CONTEXT}/company`)).rejects.toThrow('answered 404');
	});

	test('of the type Hosts is unknown to the playground', async () => {
		await flag('hosts', { name: 'applicationHostname', parameters: { hostNames: 'web-1' } });
		const { features } = await world.call<{ features: { name: string; strategies: object }[] }>(
			'POST',
			'/api/admin/playground',
			{ environment: 'development', projects: ['default'], context: { appName: 'web' } },
		);
		expect(features.find(({ name }) => name === 'hosts')?.strategies).toMatchObject({ result: 'unknown' });
	});
});

test('a flag without environment variants gets them by the operation for several environments only', async () => {
	await flag('old');
	const variants = [{ name: 'a', weight: 1000, weightType: 'variable', stickiness: 'default' }];
	const one = `${FLAGS}/old/environments/development/variants`;
	await expect(world.call('PUT', one, variants)).rejects.toThrow('Environment variants deprecated');
	const body = { environments: ['development'], variants };
	await world.call('PUT', `${FLAGS}/old/variants-batch`, body);
	expect(await world.call('GET', one)).toMatchObject({ variants: [{ name: 'a' }] });
});

test('the Frontend API takes frontend-api and default for appName and environment that a request lacks', async () => {
	await flag(
		'filled',
		rollout(
			{ contextName: 'appName', operator: 'IN', values: ['frontend-api'] },
			{ contextName: 'environment', operator: 'IN', values: ['default'] },
		),
	);
	await world.call('POST', `${FLAGS}/filled/environments/development/on`);
	const names = async (query: string) => {
		const answer = await fetch(`${world.url}/api/frontend${query}`, {
			headers: { Authorization: world.tokens.frontend },
		});
		const { toggles } = (await answer.json()) as { toggles: { name: string }[] };
		return toggles.map(({ name }) => name);
	};
	await expect.poll(() => names(''), { timeout: 10_000 }).toContain('filled');
	expect(await names('?appName=web')).not.toContain('filled');
	expect(await names('?environment=production')).not.toContain('filled');
});

test('where custom strategies cannot be edited, they can still be deprecated and deleted', async () => {
	const closed = await startWorld({
		seed: 'none',
		environment: { UNLEASH_DISABLE_CUSTOM_STRATEGY_EDITING: 'true' },
	});
	try {
		const path = '/api/admin/strategies';
		await closed.call('POST', path, { name: 'seats', parameters: [] });
		await expect(closed.call('PUT', `${path}/seats`, { name: 'seats', parameters: [] })).rejects.toThrow(
			'answered 403',
		);
		await closed.call('POST', `${path}/seats/deprecate`);
		expect(await closed.call('GET', `${path}/seats`)).toMatchObject({ deprecated: true });
		await closed.call('DELETE', `${path}/seats`);
		await expect(closed.call('GET', `${path}/seats`)).rejects.toThrow('answered 404');
	} finally {
		await closed.stop();
	}
});
