import type { Trial } from '../ran.ts';

/** Trying a sample as its entry in the manifest says. */
export function sampleTrial(file: string): Trial {
	return { name: `sample ${file}`, files: filesOf(file) };
}

/** Trying a sample with a mistake in it, which has to be seen. */
export function refusalTrial(file: string, mistake: string): Trial {
	return { name: `mistake ${mistake} in ${file}`, files: filesOf(file) };
}

/** Samples of a language stand beside each other: one may import another. */
function filesOf(file: string): string[] {
	const [language = ''] = file.split('/');
	return [
		`src/samples/${language}/**/*.*`,
		'src/samples/manifest.yaml',
		'src/tools/live/package-lock.json',
		'src/tools/live/samples/**/*.*',
	];
}
