import { inRange, parseRange } from './address.ts';
import { checkConstraint } from './constraints.ts';
import { normalized, ROLLOUT_NUMBERS, SEEDS } from './normalized.ts';
import { type RolloutResult, rollout } from './rollout.ts';
import type { Constraint, Context, State, Strategy, Surroundings } from './types.ts';
import { selectVariant, type VariantResult } from './variants.ts';

/** What one strategy decides, and why. */
export interface StrategyResult {
	enabled: boolean;
	reason:
		| { code: 'applies' | 'applies-not' | 'segment-unknown' | 'strategy-unknown' }
		| { code: 'constraint'; constraint: Constraint; result: ReturnType<typeof checkConstraint> }
		| ({ code: 'rollout'; percentage: number } & RolloutResult);
	variant?: VariantResult | undefined;
}

type Parameters = Record<string, unknown>;
type Applies = (parameters: Parameters, context: Context, surroundings: Surroundings) => boolean;

const listOf = (value: unknown) => (value ? String(value).split(/\s*,\s*/) : []);
const textOf = (value: unknown, otherwise: string) => (value ? String(value) : otherwise);

function remoteAddress(parameters: Parameters, { remoteAddress: value }: Context): boolean {
	const address = parseRange(String(value));
	return listOf(parameters['IPs']).some((entry) => {
		const parsed = parseRange(entry);
		return entry === value || (address?.bits === 32 && parsed !== undefined && inRange(address, parsed));
	});
}

/** The gradual rollouts from before `flexibleRollout`, which SDKs still know. */
const oldRollout =
	(field: 'userId' | 'sessionId'): Applies =>
	(parameters, context) => {
		const value = context[field];
		if (!value) return false;
		const { number } = normalized(
			String(value),
			textOf(parameters['groupId'], ''),
			ROLLOUT_NUMBERS,
			SEEDS.rollout,
		);
		return number <= Number(parameters['percentage']);
	};

const TYPES: Record<string, Applies> = {
	default: () => true,
	userWithId: ({ userIds }, { userId }) => userId !== undefined && listOf(userIds).includes(String(userId)),
	remoteAddress,
	applicationHostname: ({ hostNames }, _, { hostname }) =>
		listOf(String(hostNames ?? '').toLowerCase()).includes(hostname.toLowerCase()),
	gradualRolloutUserId: oldRollout('userId'),
	gradualRolloutSessionId: oldRollout('sessionId'),
	gradualRolloutRandom: ({ percentage }, _, { random }) =>
		Number(percentage) >= Math.floor(random() * 100) + 1,
};

/** Evaluates one strategy of a flag: constraints, then segments, then its own type, then its variants. */
export function evaluateStrategy(
	strategy: Strategy,
	flagName: string,
	state: State,
	context: Context,
	surroundings: Surroundings,
): StrategyResult {
	if (!(strategy.name in TYPES) && strategy.name !== 'flexibleRollout')
		return { enabled: false, reason: { code: 'strategy-unknown' } };
	const segments = (strategy.segments ?? []).map((id) =>
		state.segments?.find((segment) => segment.id === id),
	);
	const constraints = [
		strategy.constraints ?? [],
		...segments.map((segment) => segment?.constraints ?? []),
	].flat();
	for (const constraint of constraints) {
		const result = checkConstraint(constraint, context, surroundings);
		if (!result.met) return { enabled: false, reason: { code: 'constraint', constraint, result } };
	}
	if (segments.includes(undefined)) return { enabled: false, reason: { code: 'segment-unknown' } };
	const decided = byType(strategy, flagName, context, surroundings);
	return decided.enabled
		? { ...decided, variant: variantOf(strategy, flagName, context, surroundings) }
		: decided;
}

function byType(
	{ name, parameters = {} }: Strategy,
	flagName: string,
	context: Context,
	surroundings: Surroundings,
): StrategyResult {
	if (name !== 'flexibleRollout') {
		const enabled = TYPES[name]?.(parameters, context, surroundings) ?? false;
		return { enabled, reason: { code: enabled ? 'applies' : 'applies-not' } };
	}
	const percentage = Number(parameters['rollout']);
	const groupId = textOf(parameters['groupId'], flagName);
	const stickiness = textOf(parameters['stickiness'], 'default');
	const result = rollout({ groupId, stickiness, percentage }, context, surroundings);
	return { enabled: result.enabled, reason: { code: 'rollout', percentage, ...result } };
}

function variantOf(
	{ parameters = {}, variants = [] }: Strategy,
	flagName: string,
	context: Context,
	surroundings: Surroundings,
) {
	const stickiness = variants[0]?.stickiness || textOf(parameters['stickiness'], 'default');
	return selectVariant(
		{ groupId: textOf(parameters['groupId'], flagName), stickiness, variants },
		context,
		surroundings,
	);
}
