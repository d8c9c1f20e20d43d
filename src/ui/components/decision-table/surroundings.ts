import type { Surroundings } from '~/evaluation/types.ts';

/**
 * What evaluations of a table take from outside: nothing that differs between two builds.
 *
 * @returns the surroundings, and whether chance was asked since the last time
 */
export function surroundings(): { use: Surroundings; wasChance: () => boolean } {
	let asked = false;
	const random = () => {
		asked = true;
		return 0;
	};
	return {
		use: { random, now: new Date(0), hostname: 'docs' },
		wasChance: () => {
			const answer = asked;
			asked = false;
			return answer;
		},
	};
}
