import { type Normalized, normalized, ROLLOUT_NUMBERS, SEEDS } from './normalized.ts';
import { rolloutSticky } from './stickiness.ts';
import type { Context, Surroundings } from './types.ts';

/** What a gradual rollout decides, and from which number. */
export interface RolloutResult {
	enabled: boolean;
	/** Missing if the context lacks the stickiness field. */
	number?: Normalized | undefined;
	/** Whether the number was drawn for this evaluation alone. */
	random: boolean;
}

/** A gradual rollout, as `flexibleRollout` of every SDK does it. */
export function rollout(
	{ groupId, stickiness, percentage }: { groupId: string; stickiness: string; percentage: number },
	context: Context,
	surroundings: Surroundings,
): RolloutResult {
	const sticky = rolloutSticky(stickiness, context, surroundings);
	if (!sticky) return { enabled: false, random: false };
	const number = normalized(sticky.value, groupId, ROLLOUT_NUMBERS, SEEDS.rollout);
	return { enabled: percentage > 0 && number.number <= percentage, number, random: sticky.random };
}
