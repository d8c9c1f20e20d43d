import { problem } from '../../lib/diagnostics/build-error.ts';

const DAY_MS = 86_400_000;

/** A day of the calendar as `2026-11-21`, today without a time. */
export function dayOf(time = Date.now()): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** Whole days from one day to another, both as `2026-11-21`. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * Days from a span such as `180d`.
 *
 * @throws Error saying what was found and what to write
 */
export function spanOf(text: string): number {
	const [, days] = /^(\d+)d$/.exec(text) ?? [];
	if (days === undefined) {
		throw problem({
			where: '--older',
			found: text,
			expected: 'days, as a number and d',
			write: '--older 180d',
		});
	}
	return Number(days);
}
