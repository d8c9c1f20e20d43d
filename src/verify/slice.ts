import { digits } from '../lib/hash.ts';
import { daysBetween } from './reviews/age.ts';

/** Days for which a run counts as evidence for CI: what registries give for the same request can change. */
const HOLDS_FOR = 30;

/** CI does everything once in so many days, also what did not change. */
const TURNS = 10;

/** Whether only what changed runs, and another tenth of the rest each day, as in CI. */
export function isSlice(): boolean {
	return process.env['LIVE_SLICE'] === '1';
}

/**
 * Whether what ran on a day need not run again in CI today.
 *
 * @param name of what ran, which decides on which days it has its turn
 * @param day as `2026-11-26`, as is `today`
 */
export function holds(name: string, day: string, today: string): boolean {
	if (daysBetween(day, today) > HOLDS_FOR) return false;
	return Number(digits(name)) % TURNS !== daysBetween('2026-01-01', today) % TURNS;
}
