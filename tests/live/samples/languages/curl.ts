import { command } from '../command.ts';
import { runProgram } from '../program.ts';
import { type Attempt, type Language, MissingTool } from './language.ts';

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
		const { problem, isMissing } = command('bash', ['-n', file]);
		if (isMissing) throw new MissingTool('bash', 'install bash');
		return { tool: 'bash -n', ...(problem ? { problem } : {}) };
	},
};
