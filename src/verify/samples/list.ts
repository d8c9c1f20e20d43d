import { fileURLToPath } from 'node:url';
import type { z } from 'astro/zod';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { globFiles } from '../../lib/files/file-paths.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { sampleSchema } from '../../schemas/data/samples.ts';

/** Folder of the samples. */
export const SAMPLES = fileURLToPath(new URL('../../samples/', import.meta.url));

/** A file of `src/samples` and how it is tried. */
export interface Sample extends z.infer<typeof sampleSchema> {
	/** Path under `src/samples`. */
	file: string;
	/** Its folder, such as `node`. */
	language: string;
}

/**
 * All files of `src/samples`. Those without an entry in the manifest are parsed.
 *
 * @throws Error when the manifest names a file that does not exist
 */
export function listSamples(): Sample[] {
	const files = globFiles('*/**/*.*', SAMPLES);
	const manifest = readFacts('samples');
	for (const named of Object.keys(manifest)) {
		if (files.includes(named)) continue;
		throw problem({
			where: 'src/samples/manifest.yaml',
			found: named,
			expected: 'a file in src/samples',
			write: nearest(named, files, Number.POSITIVE_INFINITY) ?? 'nothing',
		});
	}
	return files.map((file) => ({
		file,
		language: file.split('/')[0] ?? '',
		...(manifest[file] ?? { verify: 'parse' as const }),
	}));
}
