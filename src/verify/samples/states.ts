import { setTimeout as wait } from 'node:timers/promises';
import type { SeedFlag } from '../seed/data.ts';
import { seedFlag } from '../seed/flags.ts';
import type { Call } from '../server/call.ts';
import type { Sample } from './list.ts';

/** The server reads its revision every second. */
const CHANGE_SHOWS_MS = 1500;

const CLOSED_SHOWS_MS = 20;
const POLL_MS = 100;
const ARCHIVED_SHOWS_MS = 10_000;

type StateName = NonNullable<Sample['state']>;

const rollout = (flag: string, more: object = {}) => ({
	name: 'flexibleRollout',
	parameters: { rollout: '100', stickiness: 'default', groupId: flag },
	...more,
});
const variant = (name: string, weight: number, more: object = {}) => ({
	name,
	weight,
	weightType: 'variable',
	stickiness: 'default',
	...more,
});

/** States that samples run in, by the name in `src/samples/manifest.yaml`: the flags there are, all on in development. */
const STATES: Record<StateName, SeedFlag[]> = {
	empty: [],
	'new-checkout-on': [flag('new-checkout', [rollout('new-checkout')])],
	'new-checkout-default-strategy': [flag('new-checkout', [{ name: 'default' }])],
	'new-checkout-variants': [
		flag('new-checkout', [
			rollout('new-checkout', {
				variants: [
					variant('one-page', 500, { payload: { type: 'string', value: 'Pay now' } }),
					variant('two-steps', 500, { payload: { type: 'string', value: 'Continue' } }),
				],
			}),
		]),
	],
	'new-checkout-three-variants': [
		flag('new-checkout', [
			{
				name: 'flexibleRollout',
				parameters: { rollout: '100', stickiness: 'userId', groupId: 'new-checkout' },
				variants: [
					variant('control', 600, { weightType: 'fix', stickiness: 'userId' }),
					variant('express', 200, { stickiness: 'userId' }),
					variant('one-page', 200, { stickiness: 'userId', payload: { type: 'json', value: '{"steps":1}' } }),
				],
			},
		]),
	],
	'new-color-scheme': [
		flag('new-color-scheme', [
			{
				name: 'flexibleRollout',
				parameters: { rollout: '5', stickiness: 'default', groupId: 'new-color-scheme' },
				variants: [variant('solarized', 334), variant('nord', 333), variant('high-contrast', 333)],
			},
		]),
	],
	'checkout-constraints': [
		flag('new-checkout', [
			rollout('new-checkout', {
				constraints: [{ contextName: 'customerType', operator: 'IN', values: ['VIP'] }],
			}),
		]),
		flag('early-checkout', [
			rollout('early-checkout', {
				constraints: [{ contextName: 'earlyAccess', operator: 'IN', values: ['true'] }],
			}),
		]),
	],
	'minimum-seats': [flag('new-checkout', [{ name: 'minimum-seats', parameters: { minimum: '10' } }])],
	'impression-data': [{ ...flag('new-checkout', [rollout('new-checkout')]), impressionData: true }],
	promoted: [
		{ ...flag('new-checkout', [rollout('new-checkout')]), tags: [{ type: 'simple', value: 'promote' }] },
	],
};

/** States that samples change: they are made anew each time. */
const CHANGED_BY_SAMPLES: StateName[] = ['empty', 'promoted'];

const entered = new WeakMap<Call, StateName>();

/** Custom strategy types that states need, made before the flags. */
const STRATEGY_TYPES: Partial<Record<StateName, { name: string; parameters: object[] }>> = {
	'minimum-seats': {
		name: 'minimum-seats',
		parameters: [{ name: 'minimum', type: 'number', required: true }],
	},
};

function flag(name: string, strategies: NonNullable<SeedFlag['strategies']>): SeedFlag {
	return { name, type: 'release', on: ['development'], strategies };
}

/**
 * Waits until the lifecycle of an archived flag says so. Server 8.2.0 announces events up to a second after the request,
 * and ends when the flag of one is deleted for good in that moment.
 *
 * @throws Error when it does not say so within ARCHIVED_SHOWS_MS
 */
async function archivedStage(call: Call, name: string): Promise<void> {
	const stages = () =>
		call<{ stage: string }[]>('GET', `/api/admin/projects/default/features/${name}/lifecycle`);
	for (let waited = 0; !(await stages()).some(({ stage }) => stage === 'archived'); waited += POLL_MS) {
		if (waited > ARCHIVED_SHOWS_MS)
			throw new Error(
				`${name} was archived, and its lifecycle did not say so within ${ARCHIVED_SHOWS_MS} ms`,
			);
		await wait(POLL_MS);
	}
	await wait(POLL_MS);
}

/** Removes all flags for good, makes those of the state, and waits until SDKs see them. */
export async function enterState(call: Call, name: StateName): Promise<void> {
	if (entered.get(call) === name && !CHANGED_BY_SAMPLES.includes(name)) return;
	entered.delete(call);
	// Compilers hold this process up: connections that the server closed meanwhile must be seen to be closed.
	await wait(CLOSED_SHOWS_MS);
	const { features } = await call<{ features: { name: string }[] }>(
		'GET',
		'/api/admin/search/features?limit=100',
	);
	for (const { name } of features) await call('DELETE', `/api/admin/projects/default/features/${name}`);
	for (const { name } of features) {
		await archivedStage(call, name);
		await call('DELETE', `/api/admin/archive/${name}`);
	}
	const type = STRATEGY_TYPES[name];
	if (type) {
		const { strategies } = await call<{ strategies: { name: string }[] }>('GET', '/api/admin/strategies');
		if (!strategies.some((known) => known.name === type.name))
			await call('POST', '/api/admin/strategies', type);
	}
	for (const made of STATES[name]) await seedFlag(call, made, new Map());
	await wait(CHANGE_SHOWS_MS);
	entered.set(call, name);
}
