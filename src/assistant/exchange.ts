import { assistantLimits } from '../config/assistant-limits.ts';
import type { Passage } from '../search/passages/passage.ts';
import type { Entry } from './entries/entry.ts';
import type { AnswerPart, FailureReason, Source } from './provider.ts';

/** States of an answer. `stopped` by the reader, or by a page change. */
export const exchangeStates = ['retrieving', 'streaming', 'done', 'stopped', 'refused', 'failed'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** A question with what there is of its answer. */
export interface Exchange {
	id: number;
	question: string;
	/** The question was longer. */
	cut: boolean;
	state: ExchangeState;
	/** Why it failed, and when to try again, in milliseconds since 1970. */
	failure?: { reason: FailureReason; retryAt?: number };
	quotes: Passage[];
	entries: Entry[];
	/** Markdown. */
	text: string;
	sources: Source[];
}

/** A question that was just asked. */
export function newExchange(id: number, typed: string): Exchange {
	const question = typed.trim();
	const cut = question.length > assistantLimits.question;
	return {
		id,
		question: question.slice(0, assistantLimits.question),
		cut,
		state: 'retrieving',
		quotes: [],
		entries: [],
		text: '',
		sources: [],
	};
}

/** The same question with one more piece of its answer. */
export function withPart(exchange: Exchange, part: AnswerPart): Exchange {
	switch (part.kind) {
		case 'quotes':
			return { ...exchange, quotes: [...exchange.quotes, ...part.quotes] };
		case 'entries':
			return { ...exchange, entries: [...exchange.entries, ...part.entries] };
		case 'text':
			return { ...exchange, state: 'streaming', text: exchange.text + part.text };
		case 'sources':
			return { ...exchange, sources: part.sources };
		case 'refused':
			return { ...exchange, state: 'refused' };
	}
}

/** The same question when no more comes. An answer without anything in it is none. */
export function ended(exchange: Exchange): Exchange {
	const { state, quotes, entries, text } = exchange;
	if (state === 'refused') return exchange;
	const empty = quotes.length + entries.length === 0 && text.trim() === '';
	return { ...exchange, state: empty ? 'refused' : 'done' };
}

/** Whether an answer is under way. */
export function isRunning({ state }: Exchange): boolean {
	return state === 'retrieving' || state === 'streaming';
}

/** Sources that the text names by their numbers, with these. */
export function citedSources({ text, sources }: Exchange): { number: number; source: Source }[] {
	const numbers = new Set(Array.from(text.matchAll(CITATION), ([, number]) => Number(number)));
	return sources
		.map((source, at) => ({ number: at + 1, source }))
		.filter(({ number }) => numbers.has(number));
}

/** How a text names a source. */
export const CITATION = /\[(\d{1,2})\]/g;
