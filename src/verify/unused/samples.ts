import type { Source } from './sources.ts';

/** Where the code is that pages show. */
export const SAMPLES = 'src/samples/';

const folderOf = (file: string) => file.replace(/[^/]*$/, '');
const nameOf = (file: string) => file.slice(folderOf(file).length);

/**
 * Samples that serve nothing: no file names their path, and they neither import a sample that is shown nor are
 * imported by one, over any number of steps. A program that exists to try a shown component is used.
 */
export function unusedSamples(samples: readonly string[], sources: readonly Source[]): string[] {
	const texts = new Map(sources.map(({ file, text }) => [file, text]));
	const naming = sources.filter(({ file }) => !file.startsWith(SAMPLES));
	const isNamed = (sample: string) => naming.some(({ text }) => text.includes(sample.slice(SAMPLES.length)));
	const imports = (from: string, to: string) => {
		const name = RegExp.escape(nameOf(to).replace(/\.m?[jt]sx?$/, ''));
		const isBeside = folderOf(from) === folderOf(to);
		return isBeside && new RegExp(`['"]\\./${name}(?:\\.m?[jt]sx?)?['"]`).test(texts.get(from) ?? '');
	};
	const open = new Set(samples.filter((sample) => !isNamed(sample)));
	for (let before = -1; before !== open.size; ) {
		before = open.size;
		for (const one of open) {
			const isTied = samples.some(
				(other) => !open.has(other) && (imports(one, other) || imports(other, one)),
			);
			if (isTied) open.delete(one);
		}
	}
	return [...open];
}
