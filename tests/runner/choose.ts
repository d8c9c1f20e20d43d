import { nearest } from '../../src/site/nearest.ts';
import type { Step } from './steps.ts';

/**
 * The steps that the command line asks for: all that run unasked without a name; with names those, whose
 * beginning is enough (`browser` is all its parts); and `--live` adds the live tests.
 *
 * @throws Error naming a word that no step starts with
 */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): Step[] {
	const names = words.filter((word) => !word.startsWith('--'));
	const flags = words.filter((word) => word.startsWith('--'));
	const unknownFlag = flags.find((flag) => flag !== '--live');
	const unknown = unknownFlag ?? names.find((name) => !steps.some((step) => step.name.startsWith(name)));
	if (unknown !== undefined) {
		const meant = nearest(unknown, ['--live', ...steps.map(({ name }) => name)]);
		throw new Error(
			`npm test\n  found:    ${unknown}\n  expected: names of steps (${steps.map(({ name }) => name).join(', ')}), or --live\n  write:    npm test -- ${meant ?? 'unit'}`,
		);
	}
	return steps.filter(({ name, onRequest }) => {
		if (name === 'live' && flags.includes('--live')) return true;
		return names.length === 0 ? !onRequest : names.some((start) => name.startsWith(start));
	});
}
