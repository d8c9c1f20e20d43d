import { digitsOfFiles, type Trial } from '../ran.ts';

/** Trying a sample as its entry in the manifest says. */
export function sampleTrial(file: string): Trial {
	return { name: `sample ${file}`, fingerprint: digitsOf(file) };
}

/** Trying a sample with a mistake in it, which has to be seen. */
export function refusalTrial(file: string, mistake: string): Trial {
	return { name: `mistake ${mistake} in ${file}`, fingerprint: digitsOf(file) };
}

/** Samples of a language stand beside each other: one may import another. */
function digitsOf(file: string): string {
	const [language = ''] = file.split('/');
	return digitsOfFiles([
		`src/samples/${language}/**/*.*`,
		'src/samples/manifest.yaml',
		'src/verify/package-lock.json',
		'src/verify/samples/**/*.*',
	]);
}
