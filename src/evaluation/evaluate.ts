import { evaluateStrategy, type StrategyResult } from './strategies.ts';
import type { Context, Dependency, Flag, State, Surroundings, Variant } from './types.ts';
import { selectVariant, type VariantResult } from './variants.ts';

/** What an evaluation says about a flag for one context, and what decided. */
export interface Evaluation {
	enabled: boolean;
	/** The variant; nothing where an SDK answers its disabled variant. */
	variant?: Variant | undefined;
	/** The choice of the variant, with the number that decided. */
	choice?: VariantResult | undefined;
	reason:
		| { code: 'unknown' | 'off' | 'no-strategies' | 'none-applies' }
		| { code: 'parent'; parent: string }
		| { code: 'strategy'; index: number };
	/** One result for each strategy that was looked at: the last is the one that applied, if any did. */
	strategies: StrategyResult[];
}

/*
 * The model has no dependencies, so that it can run in a browser: 4 KB (gzip) with its own hash, versions, addresses
 * and patterns. With `re2js` (45 KB), `ip-address` (9 KB), `semver` (3 KB) and `murmurhash3js` (2 KB) it would have
 * 61 KB, where 15 KB are the limit; `murmurhash3js` also gives numbers that are not those of the standard beyond ASCII.
 */

/**
 * Evaluates a flag the way an SDK does: parents, the switch of the environment, then the strategies in order until
 * one applies. Its variants win over those of the flag.
 *
 * @param name the flag; one that the state does not hold is off
 */
export function evaluate(
	state: State,
	name: string,
	context: Context,
	surroundings: Surroundings,
): Evaluation {
	const flag = state.features.find((feature) => feature.name === name);
	const off = (reason: Evaluation['reason'], strategies: StrategyResult[] = []): Evaluation => ({
		enabled: false,
		reason,
		strategies,
	});
	if (!flag) return off({ code: 'unknown' });
	const missing = (flag.dependencies ?? []).find((parent) => !holds(parent, state, context, surroundings));
	if (missing) return off({ code: 'parent', parent: missing.feature });
	if (!flag.enabled) return off({ code: 'off' });
	const strategies = flag.strategies ?? [];
	if (strategies.length === 0) return on(flag, { code: 'no-strategies' }, [], context, surroundings);
	const results: StrategyResult[] = [];
	for (const [index, strategy] of strategies.entries()) {
		const result = evaluateStrategy(strategy, name, state, context, surroundings);
		results.push(result);
		if (result.enabled) return on(flag, { code: 'strategy', index }, results, context, surroundings);
	}
	return off({ code: 'none-applies' }, results);
}

function on(
	{ name, variants = [] }: Flag,
	reason: Evaluation['reason'],
	strategies: StrategyResult[],
	context: Context,
	surroundings: Surroundings,
): Evaluation {
	const stickiness = variants[0]?.stickiness || 'default';
	const choice =
		strategies.at(-1)?.variant ??
		selectVariant({ groupId: name, stickiness, variants }, context, surroundings);
	return { enabled: true, variant: choice?.variant, choice, reason, strategies };
}

function holds(
	{ feature, enabled = true, variants = [] }: Dependency,
	state: State,
	context: Context,
	surroundings: Surroundings,
): boolean {
	const parent = state.features.find(({ name }) => name === feature);
	if (!parent || (parent.dependencies ?? []).length > 0) return false;
	const result = evaluate(state, feature, context, surroundings);
	if (result.enabled !== enabled) return false;
	return !enabled || variants.length === 0 || variants.includes(result.variant?.name ?? 'disabled');
}
