import { stubFiles } from '../stub.ts';
import { compileKotlin } from './kotlin.ts';
import type { Language } from './language.ts';

/** Compiled against stubs of the Android SDK and of the few Android classes that samples touch. */
export const android: Language = {
	name: 'android',
	extensions: [],
	compile: (file, folder) =>
		compileKotlin(file, folder, {
			stubs: stubFiles('android', '**/*.kt'),
			sdk: 'stub of unleash-android 3.3.1',
		}),
};
