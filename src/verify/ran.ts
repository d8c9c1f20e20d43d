import { readFileSync } from 'node:fs';
import { globFiles } from '../lib/files/file-paths.ts';
import { digits } from '../lib/hash.ts';
import { facts } from '../schemas/data/index.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { writeNotes } from './notes.ts';
import { dayOf } from './reviews/age.ts';
import { holds } from './slice.ts';

/** Something that a live test tries and that takes long, such as to compile a sample. */
export interface Trial {
	/** Its name in the notes. */
	name: string;
	/** Ten digits that change when something does on which the trial depends. */
	fingerprint: string;
}

const known = new Map<string, string>();

/** Ten digits that change when one of the files does that match the patterns. */
export function digitsOfFiles(patterns: readonly string[]): string {
	const key = patterns.join('\n');
	const found =
		known.get(key) ??
		digits(
			globFiles(patterns)
				.map((path) => readFileSync(path, 'latin1'))
				.join('\n'),
		);
	known.set(key, found);
	return found;
}

/** Why a trial need not be made again in CI today; undefined when it must. */
export function alreadyTried({ name, fingerprint }: Trial, today = dayOf()): string | undefined {
	const [day = '', noted] = readFacts('ran')[name]?.split(' ') ?? [];
	if (noted !== fingerprint || !holds(name, day, today)) return undefined;
	return `done on ${day} as it stands; npm run test:live does so again`;
}

/** Writes down that a trial was made today without a mistake. A note that holds keeps its day. */
export function noteRan(trial: Trial): void {
	if (alreadyTried(trial)) return;
	const all = { ...readFacts('ran'), [trial.name]: `${dayOf()} ${trial.fingerprint}` };
	writeNotes(facts.ran.file, Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
}
