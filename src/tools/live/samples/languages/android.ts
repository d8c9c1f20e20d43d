import { basename, dirname, join } from 'node:path';
import { globFiles } from '../../../../site/file-paths.ts';
import { stubFiles } from '../stub.ts';
import { compileKotlin } from './kotlin.ts';
import type { Language } from './language.ts';

/** Compiled with the other files of its folder, against stubs of the Android SDK and the few Android classes that samples use. */
export const android: Language = {
	name: 'android',
	extensions: [],
	compile: (file, folder) =>
		compileKotlin(file, folder, {
			stubs: [...stubFiles('android', '**/*.kt'), ...siblings(file)],
			sdk: 'stub of unleash-android 3.3.1',
		}),
};

/** The other files of a package, which use each other. */
function siblings(file: string): string[] {
	const folder = dirname(file);
	const others = globFiles('*.kt', folder).filter((name) => name !== basename(file));
	return others.map((name) => join(folder, name));
}
