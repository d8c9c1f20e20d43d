import { checkTypes } from '../bundle.ts';
import { runProgram } from '../program.ts';
import type { Language } from './language.ts';

/** Type-checked strictly against the real SDK, then run by Node, which drops the types. */
export const typescript: Language = {
	name: 'typescript',
	extensions: ['.ts', '.mts'],
	compile: (file, folder) => checkTypes(file, folder, 'node'),
	async run(place) {
		const { tool, problem } = checkTypes(place.file, place.folder, 'node');
		if (problem) throw new Error(problem);
		return runProgram(
			place,
			process.execPath,
			[place.file],
			`${tool}, node ${process.versions.node.split('.')[0]}`,
		);
	},
};
