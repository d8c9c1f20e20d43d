import type { Passage } from '../search/passages/passage.ts';
import type { Entry } from './entries/entry.ts';

/** A question with what was asked before. */
export interface Question {
	text: string;
	/** Earlier questions with their answers, oldest first. */
	history: readonly { question: string; answer: string }[];
}

/** A page that an answer rests on. */
export interface Source {
	title: string;
	url: string;
}

/** A piece of an answer. Pieces of one kind add up. */
export type AnswerPart =
	/** Sentences of pages, word for word. */
	| { kind: 'quotes'; quotes: Passage[] }
	/** Things that the question names. */
	| { kind: 'entries'; entries: Entry[] }
	/** Text that was written for this question, as Markdown. */
	| { kind: 'text'; text: string }
	/** What the numbers in brackets in the text stand for: `[1]` is the first. */
	| { kind: 'sources'; sources: Source[] }
	/** There is no answer. */
	| { kind: 'refused' };

/**
 * Why there is no answer, other than that the pages have none. `loading`: what the answer is made from, or the code that
 * makes it, cannot be loaded. `rejected`: the endpoint refuses the request, or answers with something else than events.
 * `broken`: the answer ended before it was whole.
 */
export const failureReasons = [
	'offline',
	'loading',
	'unauthorized',
	'limited',
	'server',
	'rejected',
	'broken',
	'timeout',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** A question that could not be answered. Asking again may help. */
export class AnswerError extends Error {
	override name = 'AnswerError';
	readonly reason: FailureReason;
	/** Seconds after which to ask again, where they are known. */
	readonly wait: number | undefined;

	constructor(reason: FailureReason, wait?: number, options?: ErrorOptions) {
		super(reason, options);
		this.reason = reason;
		this.wait = wait;
	}
}

/** Answers questions in the panel of this site. */
export interface AnsweringProvider {
	/** Whether answers are quotes of pages, or texts that a model writes. */
	readonly answers: 'quotes' | 'texts';
	/** Loads what answers need before a question comes. */
	prepare(): void;
	/**
	 * Answers a question piece by piece.
	 *
	 * @param signal ends the answer; what is under way is given up
	 * @throws {AnswerError} when there is no answer
	 */
	ask(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

/** Shows a window of its own in place of the panel. */
export interface WidgetProvider {
	readonly answers: 'elsewhere';
	/** Loads it; the page calls it after its load event. */
	prepare(): void;
	/**
	 * Shows it.
	 *
	 * @throws what went wrong; the next call loads it again
	 */
	open(): Promise<void>;
}

/** One way to answer questions; one file in `providers` each. */
export type Provider = AnsweringProvider | WidgetProvider;
