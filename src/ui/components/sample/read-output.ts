import { problem } from '~/lib/diagnostics/build-error.ts';
import { nearest } from '~/lib/diagnostics/nearest.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';

/** The part of the manifest that outputs come from. */
type Manifest = Record<string, { prints?: string[] | undefined }>;

/**
 * What a sample prints, as the manifest promises and a live test checks.
 *
 * @param file path under `src/samples`
 * @param where page that shows it, for errors
 * @param known entries by file; those of `src/samples/manifest.yaml` without it
 * @throws Error when the sample has no output, or one that varies
 */
export function readOutput(file: string, where: string, known: Manifest = readFacts('samples')): string {
	const { prints = [] } = known[file] ?? {};
	const found = `<SampleOutput file="${file}" />`;
	if (prints.length === 0) {
		const printing = Object.keys(known).filter((name) => known[name]?.prints?.length);
		const meant = nearest(file, printing);
		throw problem({
			where,
			found,
			expected: 'a file with prints in src/samples/manifest.yaml',
			write: meant ? `<SampleOutput file="${meant}" />` : `prints: [...] for ${file}`,
		});
	}
	const varying = prints.find((line) => line.includes('*'));
	if (varying) {
		throw problem({
			where,
			found: `${found}, which prints "${varying}"`,
			expected: 'an output that is the same every time',
			write: 'the full line in src/samples/manifest.yaml instead of *',
		});
	}
	return prints.join('\n');
}
