import { need } from '../command.ts';
import { runProgram } from '../program.ts';
import type { Attempt, Language } from './language.ts';

/** Shell programs around curl, run by sh. */
export const curl: Language = {
	name: 'curl',
	extensions: ['.sh'],
	run: (place) =>
		runProgram(
			place,
			'sh',
			[place.file],
			place.sample.needs === 'recorder' ? 'curl, recording server' : 'curl',
		),
	parse(file): Attempt {
		const problem = need('install bash', 'bash', ['-n', file]);
		return { tool: 'bash -n', problem };
	},
};
