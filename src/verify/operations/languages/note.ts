import type { SampleLanguage } from '../../../api-reference/samples/index.ts';
import { type Facts, facts } from '../../../schemas/data/index.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { writeNotes } from '../../notes.ts';
import { dayOf } from '../../reviews/age.ts';

/** How to run the samples again: all languages, or those that changed. */
export const TRY_LANGUAGES = 'npm run test:live -- live/operations-languages';

/** When the samples of a language were run as they stand; undefined when they were not. */
export function languageTriedOn(
	{ id }: SampleLanguage,
	fingerprint: string,
	server: string,
): string | undefined {
	const note = readFacts('tried-languages')[id];
	return note?.fingerprint === fingerprint && note.server === server ? note.day : undefined;
}

/** Writes down that samples of a language ran today without a mistake. */
export function noteLanguage(
	{ id }: SampleLanguage,
	note: Omit<Facts<'tried-languages'>[string], 'day'>,
): void {
	const { file } = facts['tried-languages'];
	const entries = { ...readFacts('tried-languages'), [id]: { day: dayOf(), ...note } };
	writeNotes(file, Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))));
}
