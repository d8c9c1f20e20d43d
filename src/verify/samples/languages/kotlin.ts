import { join } from 'node:path';
import { need, versionOf } from '../command.ts';
import { stubOf } from '../registry.ts';
import { stubFiles } from '../stub.ts';
import { JAVA_HINT } from './java.ts';
import type { Attempt, Language } from './language.ts';

const HINT = 'apt-get install kotlin, or https://kotlinlang.org/docs/command-line.html';

/**
 * Compiles Kotlin together with stubs of what it imports.
 *
 * @param stubs Kotlin files of stubs
 * @param javaStubs folder of stubs in Java, compiled first
 * @param sdk what the stubs stand for
 */
export function compileKotlin(
	file: string,
	folder: string,
	{ stubs, javaStubs, sdk }: { stubs: string[]; javaStubs?: string; sdk: string },
): Attempt {
	const version = versionOf(HINT, 'kotlinc', ['-version']);
	const classes = join(folder, 'classes');
	if (javaStubs) {
		const words = ['-proc:none', '-d', classes, ...stubFiles(javaStubs, '**/*.java')];
		const problem = need(JAVA_HINT, 'javac', words);
		if (problem) return { tool: version, problem };
	}
	const words = [
		'-nowarn',
		'-d',
		join(folder, 'out'),
		...(javaStubs ? ['-cp', classes] : []),
		...stubs,
		file,
	];
	const problem = need(HINT, 'kotlinc', words);
	return { tool: `${version}, ${sdk}`, problem };
}

/** The Java SDK, used from Kotlin. */
export const kotlin: Language = {
	name: 'kotlin',
	extensions: ['.kt', '.kts'],
	compile: (file, folder) =>
		compileKotlin(file, folder, { stubs: [], javaStubs: 'java', sdk: stubOf('java').name }),
};
