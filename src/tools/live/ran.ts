import { globSync, readFileSync } from 'node:fs';
import { facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { digits } from '../../site/digits.ts';
import { dayOf } from '../reviews/age.ts';
import { writeNotes } from './notes.ts';
import { holds } from './slice.ts';

/** Something that a live test tries and that takes long, such as to compile a sample. */
export interface Trial {
	/** Its name in the notes. */
	name: string;
	/** Patterns of the files that decide what comes of it. */
	files: readonly string[];
}

const digitsOfFiles = new Map<string, string>();

/** Ten digits that change when a file does on which the trial depends. */
function fingerprintOf({ files }: Trial): string {
	const patterns = files.join('\n');
	const known = digitsOfFiles.get(patterns);
	if (known) return known;
	const paths = globSync([...files], { exclude: ['**/node_modules/**'] }).sort();
	const found = digits(paths.map((path) => readFileSync(path, 'latin1')).join('\n'));
	digitsOfFiles.set(patterns, found);
	return found;
}

/** Why a trial need not be made again in CI today; undefined when it must. */
export function alreadyTried(trial: Trial, today = dayOf()): string | undefined {
	const [day = '', fingerprint] = readFacts('ran')[trial.name]?.split(' ') ?? [];
	if (fingerprint !== fingerprintOf(trial) || !holds(trial.name, day, today)) return undefined;
	return `done on ${day} as it stands; npm run test:live does so again`;
}

/** Writes down that trials were made today without a mistake. Notes that hold keep their day. */
export function noteRan(trials: readonly Trial[]): void {
	const news = trials
		.filter((trial) => !alreadyTried(trial))
		.map((trial) => [trial.name, `${dayOf()} ${fingerprintOf(trial)}`]);
	if (news.length === 0) return;
	const all = { ...readFacts('ran'), ...Object.fromEntries(news) };
	writeNotes(facts.ran.file, Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
}
