import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import { digits } from '../../lib/hash.ts';
import { note } from '../../schemas/data/note.ts';
import { readYaml } from '../../schemas/data/read-facts.ts';
import { writeNotes } from '../notes.ts';
import { shownFile } from './shown.ts';

const FILE = 'src/verify/deployments/validated.yaml';

const shownSchema = z.strictObject({
	from: z.array(z.string()).min(1).describe('Files, and titles of blocks of pages behind `#`.'),
	chart: z.string().optional().describe('Chart that makes objects of the values.'),
	validated: z
		.strictObject({
			fingerprint: note.fingerprint,
			day: note.day,
			against: z.string().describe('What was validated, and with what.'),
		})
		.optional(),
});

/** Kubernetes objects that pages show: a manifest, or values with the chart that makes objects of them. */
export type Shown = z.infer<typeof shownSchema>;

/**
 * What pages show for Kubernetes, by name, with the notes of the last validation.
 *
 * @throws {BuildError} naming what is wrong in the file
 */
export function readShown(): Record<string, Shown> {
	return readYaml(FILE, readFileSync(FILE, 'utf8'), z.record(z.string(), shownSchema));
}

/** The texts of the files and blocks. */
export function textsOf({ from }: Shown): string[] {
	return from.map((place) => {
		const [file = '', title] = place.split('#');
		return title ? shownFile(file, title) : readFileSync(file, 'utf8');
	});
}

/** Ten digits that change with the texts. */
export function fingerprintOf(shown: Shown): string {
	return digits(JSON.stringify(textsOf(shown)));
}

/** Writes down what was validated. */
export function noteValidated(all: Record<string, Shown>): void {
	writeNotes(FILE, all);
}

/**
 * Does something with a copy of a chart that needs no other charts: pages turn those off, but Helm asks for them.
 *
 * @param charts folder of the charts' repository
 */
export function withChart<Result>(
	charts: string,
	name: string,
	use: (folder: string, version: string) => Result,
): Result {
	const folder = mkdtempSync(join(tmpdir(), 'unleash-chart-'));
	try {
		cpSync(join(charts, 'charts', name), folder, { recursive: true });
		const file = join(folder, 'Chart.yaml');
		const { dependencies: _, ...chart } = parse(readFileSync(file, 'utf8'));
		writeFileSync(file, stringify(chart));
		return use(folder, chart.version);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
