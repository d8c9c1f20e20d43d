import { join } from 'node:path';
import { need, versionOf } from '../command.ts';
import { stubFiles } from '../stub.ts';
import type { Language } from './language.ts';
import { siblings } from './siblings.ts';

const HINT = 'apt-get install mono-mcs';

/** Compiled by Mono's compiler, which knows C# 7: write `Main`, and `using` with braces. */
export const csharp: Language = {
	name: 'csharp',
	extensions: ['.cs'],
	compile(file, folder) {
		const tool = `${versionOf(HINT, 'mcs')}, stub of Unleash.Client 6.1.0`;
		const words = [
			'-warnaserror',
			'-langversion:latest',
			'-target:library',
			`-out:${join(folder, 'sample.dll')}`,
		];
		const problem = need(HINT, 'mcs', [
			...words,
			...stubFiles('csharp', '*.cs'),
			...siblings(file, 'csharp'),
			file,
		]);
		return { tool, problem };
	},
};
