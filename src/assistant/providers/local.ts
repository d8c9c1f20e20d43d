import { assistantLimits } from '../../config/assistant-limits.ts';
import type { Passage, PassageRequest } from '../../search/passages/passage.ts';
import type { Entry } from '../entries/entry.ts';
import { findEntries } from '../entries/find-entries.ts';
import { saysMore } from '../entries/names.ts';
import { AnswerError, type AnsweringProvider } from '../provider.ts';

/** Where `local` gets what it quotes. */
export interface LocalSources {
	prepare(): void;
	entries(): Promise<Entry[]>;
	passages(question: PassageRequest['question'], most: number): Promise<Passage[]>;
}

/**
 * The default provider: needs no account, and sends nothing anywhere. It quotes: things that a question names from the
 * data of the site, and sentences of pages where it names none or says more. Nothing is written for the question, so
 * nothing is invented.
 */
export function localProvider(sources: LocalSources): AnsweringProvider {
	return {
		answers: 'quotes',
		prepare: () => sources.prepare(),
		async *ask({ text }) {
			const entries = await sources.entries().catch((cause) => {
				throw new AnswerError(globalThis.navigator?.onLine === false ? 'offline' : 'loading', undefined, {
					cause,
				});
			});
			const named = findEntries(text, entries);
			if (named.length > 0) yield { kind: 'entries', entries: named };
			if (named.length > 0 && !named.every((entry) => saysMore(text, entry))) return;
			const passages = await sources.passages(text, assistantLimits.quotes);
			const quotes = worthQuoting(passages);
			if (quotes.length > 0) yield { kind: 'quotes', quotes };
			else if (named.length === 0) yield { kind: 'refused' };
		},
	};
}

/** None unless one is sure enough; then those that are not much less sure than it. */
function worthQuoting(passages: readonly Passage[]): Passage[] {
	const best = Math.max(0, ...passages.map(({ confidence }) => confidence));
	if (best < assistantLimits.confidence) return [];
	return passages.filter(({ confidence }) => confidence >= best * assistantLimits.nextTo);
}
