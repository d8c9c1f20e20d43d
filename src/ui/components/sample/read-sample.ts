import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '~/lib/diagnostics/build-error.ts';
import { nearest } from '~/lib/diagnostics/nearest.ts';
import { globFiles } from '~/lib/files/file-paths.ts';
import { readText } from '~/lib/files/read-text.ts';
import { samplesFolder } from './folder.ts';
import { extractRegion } from './regions.ts';

/**
 * The code of a sample as a page shows it.
 *
 * @param file path under `src/samples`, such as `node/quickstart.mjs`
 * @param region part to show; the whole file without it
 * @param where page that shows it, for errors
 * @throws Error naming the page and the nearest file, or the file and its regions
 */
export function readSample(file = '', region: string | undefined, where: string): string {
	if (file === '' || !existsSync(join(samplesFolder, file))) {
		const meant = nearest(file, globFiles('*/**/*.*', samplesFolder));
		throw problem({
			where,
			found: `<Sample file="${file}" />`,
			expected: `a file in ${samplesFolder}`,
			write: meant
				? `<Sample file="${meant}" />`
				: `the file ${samplesFolder}${file || 'node/quickstart.mjs'}`,
		});
	}
	return extractRegion(readText(join(samplesFolder, file)), region, samplesFolder + file);
}
