import { checkTypes } from '../bundle.ts';
import { runProgram } from '../program.ts';
import type { Language } from './language.ts';

/** Runs with the Node that runs the tests, against the real SDK. */
export const node: Language = {
	name: 'node',
	extensions: ['.mjs'],
	compile: (file, folder) => checkTypes(file, folder, 'node'),
	run: (place) =>
		runProgram(
			place,
			process.execPath,
			[place.file, ...(place.sample.arguments ?? [])],
			`node ${process.versions.node.split('.')[0]}`,
		),
};
