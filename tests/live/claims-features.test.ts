import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const PROJECT = '/api/admin/projects/default';
const FLAGS = `${PROJECT}/features`;

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
});
afterAll(() => world?.stop());

const variant = (name: string) => ({ name, weight: 1, weightType: 'variable', stickiness: 'default' });
const strategiesOf = (flag: string) => `${FLAGS}/${flag}/environments/development/strategies`;

/** Status of a request, for those that the server refuses. */
async function statusOf(method: string, path: string, body?: object): Promise<number> {
	const { status } = await fetch(world.url + path, {
		method,
		headers: { Authorization: world.tokens.personal, 'Content-Type': 'application/json' },
		...(body && { body: JSON.stringify(body) }),
	});
	return status;
}

describe('the default strategy of an environment', () => {
	const path = `${PROJECT}/environments/development/default-strategy`;
	const turnOn = () => statusOf('POST', `${FLAGS}/follows/environments/development/on`);

	test('is stored unchecked, and checked when a flag gets its copy', async () => {
		await world.call('POST', FLAGS, { name: 'follows' });
		const strategy = { name: 'flexibleRollout', parameters: { rollout: '100', stickiness: 'default' } };
		const twins = { ...strategy, variants: [variant('red'), variant('red')] };
		expect(await world.call('POST', path, twins)).toMatchObject({ variants: [{ weight: 1 }, { weight: 1 }] });
		expect(await turnOn()).toBe(400);
		await world.call('POST', path, { ...strategy, variants: [variant('red'), variant('blue')] });
		expect(await turnOn()).toBe(200);
		expect(await world.call('GET', strategiesOf('follows'))).toMatchObject([
			{
				variants: [
					{ name: 'blue', weight: 500 },
					{ name: 'red', weight: 500 },
				],
			},
		]);
		await world.call('POST', path, strategy);
	});
});

describe('a strategy', () => {
	test('loses the constraints and variants that a PUT leaves out', async () => {
		await world.call('POST', FLAGS, { name: 'replaced' });
		const { id } = await world.call<{ id: string }>('POST', strategiesOf('replaced'), {
			name: 'flexibleRollout',
			title: 'Launch',
			constraints: [{ contextName: 'userId', operator: 'IN', values: ['anna'] }],
			variants: [variant('one')],
		});
		const put = await world.call('PUT', `${strategiesOf('replaced')}/${id}`, { name: 'flexibleRollout' });
		expect(put).toMatchObject({ title: 'Launch', constraints: [], variants: [] });
	});

	test.each([
		['2035-11-23T09:00Z', 200],
		['2035-02-30T00:00:00Z', 200],
		['2079423600', 200],
		['tomorrow', 400],
	])('with the date %s is answered with %i', async (value, status) => {
		const name = `dated-${value.length}`;
		await world.call('POST', FLAGS, { name });
		const constraints = [{ contextName: 'currentTime', operator: 'DATE_AFTER', value }];
		expect(await statusOf('POST', strategiesOf(name), { name: 'flexibleRollout', constraints })).toBe(status);
	});
});

test('the playground goes by the stickiness of the first variant, not of the strategy', async () => {
	await world.call('POST', FLAGS, { name: 'sticky' });
	const variants = ['a', 'b'].map((name) => ({ ...variant(name), stickiness: 'company' }));
	const parameters = { rollout: '100', stickiness: 'default', groupId: 'sticky' };
	await world.call('POST', strategiesOf('sticky'), { name: 'flexibleRollout', parameters, variants });
	await world.call('POST', `${FLAGS}/sticky/environments/development/on`, {});
	const chosen = async (context: object) => {
		const names = new Set<string | undefined>();
		for (let time = 0; time < 20; time++) {
			const { features } = await world.call<{
				features: { name: string; variant?: { name: string } }[];
			}>('POST', '/api/admin/playground', {
				environment: 'development',
				projects: ['default'],
				context: { appName: 'shop', ...context },
			});
			names.add(features.find(({ name }) => name === 'sticky')?.variant?.name);
		}
		return names.size;
	};
	expect(await chosen({ properties: { company: 'c-118' } })).toBe(1);
	expect(await chosen({ userId: 'anna' })).toBe(2);
});

describe('deleting a token that does not exist', () => {
	test.each([
		[`${PROJECT}/api-tokens/none`, 404],
		['/api/admin/api-tokens/none', 200],
		['/api/admin/user/tokens/9999', 200],
	])('at %s is answered with %i', async (path, status) => {
		expect(await statusOf('DELETE', path)).toBe(status);
	});
});

test('a token for an unknown project is refused in the path with 403, in the body with 400', async () => {
	const token = { type: 'backend', tokenName: 'shop', environment: 'development' };
	expect(await statusOf('POST', '/api/admin/projects/none/api-tokens', token)).toBe(403);
	expect(await statusOf('POST', '/api/admin/api-tokens', { ...token, projects: ['none'] })).toBe(400);
});

test('a flag that a file has on without strategies is imported with the default strategy', async () => {
	await world.call('POST', '/api/admin/features-batch/import', {
		project: 'default',
		environment: 'development',
		data: {
			features: [{ name: 'planned', type: 'release' }],
			featureStrategies: [],
			featureEnvironments: [
				{ name: 'planned', featureName: 'planned', environment: 'development', enabled: true },
			],
			contextFields: [],
			featureTags: [],
			segments: [],
			tagTypes: [],
			dependencies: [],
		},
	});
	expect(await world.call('GET', `${FLAGS}/planned/environments/development`)).toMatchObject({
		enabled: true,
		strategies: [{ name: 'flexibleRollout', parameters: { rollout: '100' } }],
	});
});

test('the filter Last seen leaves out flags that were never seen', async () => {
	await world.call('POST', FLAGS, { name: 'unseen' });
	const search = '/api/admin/search/features?lastSeenAt=IS_BEFORE:2099-01-01';
	expect(await world.call('GET', search)).toMatchObject({ features: [], total: 0 });
});
