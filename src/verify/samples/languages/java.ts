import { need, versionOf } from '../command.ts';
import { findSdk } from '../registry.ts';
import { stubFiles } from '../stub.ts';
import type { Language } from './language.ts';

/** How to install the compiler. */
export const JAVA_HINT = 'apt-get install default-jdk-headless, or https://adoptium.net';

/** Compiled with all warnings. */
export const java: Language = {
	name: 'java',
	extensions: ['.java'],
	async compile(file, folder) {
		const version = versionOf(JAVA_HINT, 'javac');
		const { name, path } = await findSdk('java');
		const sdk = path ? ['-cp', path] : stubFiles('java', '**/*.java');
		const problem = need(JAVA_HINT, 'javac', [
			'-proc:none',
			'-Xlint:all,-classfile',
			'-d',
			folder,
			...sdk,
			file,
		]);
		return {
			tool: `${version}, ${name}`,
			problem,
		};
	},
};
