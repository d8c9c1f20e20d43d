import { problem } from '../../src/lib/diagnostics/build-error.ts';
import { nearest } from '../../src/lib/diagnostics/nearest.ts';
import { changedSteps } from './changed-steps.ts';
import { changesSince } from './changes.ts';
import { allSteps, type Step } from './steps.ts';

/** Steps that `--live` adds: they need toolchains and browsers that readers' machines don't have. */
const WITH_LIVE = ['live', 'engines'];

const FLAGS = ['--live', '--changed', '--complete'];

/** What a command line asks for. */
export interface Choice {
	steps: Step[];
	/** Whether sweeps test everything instead of a sample. */
	complete: boolean;
}

/**
 * Reads the command line of `npm test`. Without words, it's every step but the live tests.
 *
 * - `unit browser`: only these steps
 * - `--live`: the live tests and the other browser engines, too
 * - `--changed`, `--changed=main`: only what the changes since a commit can affect
 * - `--complete`: every step, with everything that the others sample
 *
 * @throws BuildError if no step has such a name, or there's no such flag
 */
export function chooseSteps(words: readonly string[]): Choice {
	const names = words.filter((word) => !word.startsWith('--'));
	const flags = new Map<string, string | undefined>(
		words
			.filter((word) => word.startsWith('--'))
			.map((word) => word.split('=', 2))
			.map(([flag = '', value]) => [flag, value]),
	);
	const complete = flags.has('--complete');
	const steps = allSteps({ complete });
	refuseUnknown([...flags.keys()], FLAGS);
	refuseUnknown(
		names,
		steps.map(({ name }) => name),
	);
	if (flags.has('--changed')) return { steps: changedSteps(changesSince(flags.get('--changed'))), complete };
	const chosen = steps.filter(({ name, onRequest }) => {
		if (WITH_LIVE.includes(name) && flags.has('--live')) return true;
		return names.length === 0 ? complete || !onRequest : names.includes(name);
	});
	return { steps: chosen, complete };
}

function refuseUnknown(words: readonly string[], known: readonly string[]): void {
	const unknown = words.find((word) => !known.includes(word));
	if (unknown === undefined) return;
	throw problem({
		where: 'npm test',
		found: unknown,
		expected: `one of ${known.join(', ')}`,
		write: `npm test -- ${nearest(unknown, known) ?? known[0]}`,
	});
}
