import { stubFiles } from '../stub.ts';
import { compileKotlin } from './kotlin.ts';
import type { Language } from './language.ts';
import { siblings } from './siblings.ts';

/** Compiled with the other files of its folder, against stubs of the Android SDK and the few Android classes that samples use. */
export const android: Language = {
	name: 'android',
	extensions: [],
	compile: (file, folder) =>
		compileKotlin(file, folder, {
			stubs: [...stubFiles('android', '**/*.kt'), ...siblings(file, 'android')],
			sdk: 'stub of unleash-android 3.3.1',
		}),
};
