import { InMemStorageProvider, Unleash } from 'unleash-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { evaluate } from '../../../src/evaluation/evaluate.ts';
import { normalized, SEEDS } from '../../../src/evaluation/normalized.ts';
import type { Context, State, Surroundings } from '../../../src/evaluation/types.ts';
import { contextStream, flagStream, SEGMENTS } from './streams.ts';

/** The SDK reads the name of the machine when it is imported. */
vi.hoisted(() => {
	vi.stubEnv('HOSTNAME', 'docs');
});

const state: State = { features: flagStream(400), segments: SEGMENTS };
const contexts = contextStream(120);
let sdk: Unleash;

class Chance extends Error {}

/** Chance cannot be compared: an evaluation that asks for it is left out and counted. */
const surroundings: Surroundings = {
	now: new Date(),
	hostname: 'docs',
	random: () => {
		throw new Chance();
	},
};

async function start({ features, segments = [] }: State): Promise<Unleash> {
	const unleash = new Unleash({
		appName: 'docs',
		environment: 'development',
		url: 'http://127.0.0.1:9/api',
		refreshInterval: 0,
		disableMetrics: true,
		skipInstanceCountWarning: true,
		storageProvider: new InMemStorageProvider(),
		bootstrap: { data: features as never[], segments: segments as never[] },
	});
	unleash.on('error', () => {});
	unleash.on('warn', () => {});
	await new Promise((resolve) => unleash.once('ready', resolve));
	return unleash;
}

beforeAll(async () => {
	sdk = await start(state);
});

afterAll(() => sdk.destroy());

function modelSays(name: string, context: Context, flags = state) {
	try {
		const { enabled, variant } = evaluate(flags, name, context, surroundings);
		return { enabled, variant: variant?.name ?? 'disabled', payload: variant?.payload };
	} catch (error) {
		if (error instanceof Chance) return;
		throw error;
	}
}

describe('the model and the Node SDK', () => {
	test('agree about every flag for every context', () => {
		const seen = { compared: 0, on: 0, variants: 0, chance: 0 };
		const differences: unknown[] = [];
		for (const flag of state.features) {
			for (const context of contexts) {
				const model = modelSays(flag.name, { appName: 'docs', environment: 'development', ...context });
				if (!model) {
					seen.chance += 1;
					continue;
				}
				const variant = sdk.getVariant(flag.name, context as never);
				const real = {
					enabled: sdk.isEnabled(flag.name, context as never),
					variant: variant.name,
					payload: variant.payload,
				};
				seen.compared += 1;
				if (real.enabled) seen.on += 1;
				if (real.variant !== 'disabled') seen.variants += 1;
				if (JSON.stringify(model) !== JSON.stringify(real)) differences.push({ flag, context, model, real });
			}
		}
		expect(differences.slice(0, 3)).toEqual([]);
		expect(seen.compared).toBeGreaterThan(40_000);
		expect(seen.on).toBeGreaterThan(8_000);
		expect(seen.variants).toBeGreaterThan(2_000);
		expect(seen.chance).toBeGreaterThan(100);
	});

	test('the stream has every operator, met and not met', () => {
		const outcomes = new Map<string, Set<boolean>>();
		for (const flag of state.features) {
			const [constraint] = flag.strategies?.[0]?.constraints ?? [];
			if (flag.strategies?.length !== 1 || !constraint || constraint.inverted) continue;
			const lone: State = {
				features: [
					{ name: 'lone', enabled: true, strategies: [{ name: 'default', constraints: [constraint] }] },
				],
			};
			for (const context of contexts) {
				const set = outcomes.get(constraint.operator) ?? new Set();
				outcomes.set(constraint.operator, set.add(evaluate(lone, 'lone', context, surroundings).enabled));
			}
		}
		expect([...outcomes].filter(([, set]) => set.size < 2)).toEqual([['NEW_ONE', new Set([false])]]);
		expect(outcomes.size).toBe(20);
	});

	test('disagree about text outside ASCII, which the Node SDK does not hash as UTF-8', async () => {
		const { number } = normalized('zo\u00eb', 'new-checkout', 100, SEEDS.rollout);
		const features = [number - 1, number].map((rollout) => ({
			name: `at-${rollout}`,
			enabled: true,
			strategies: [
				{ name: 'flexibleRollout', parameters: { groupId: 'new-checkout', rollout, stickiness: 'userId' } },
			],
		}));
		const unleash = await start({ features });
		const model = features.map(({ name }) => modelSays(name, { userId: 'zo\u00eb' }, { features })?.enabled);
		const real = features.map(({ name }) => unleash.isEnabled(name, { userId: 'zo\u00eb' }));
		unleash.destroy();
		expect(model).toEqual([false, true]);
		expect(real).not.toEqual(model);
	});
});
