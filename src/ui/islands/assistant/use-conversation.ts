import { useCallback, useEffect, useRef, useState } from 'react';
import { type Exchange, ended, isRunning, newExchange, withPart } from '../../../assistant/exchange.ts';
import { keepExchanges, recallExchanges } from '../../../assistant/kept.ts';
import { AnswerError, type AnsweringProvider } from '../../../assistant/provider.ts';

/** Questions with their answers, and what a reader can do with them. */
export interface Conversation {
	exchanges: Exchange[];
	/** Whether an answer is under way. */
	running: boolean;
	ask(question: string): void;
	/** Ends the answer that is under way, and keeps what is there of it. */
	stop(): void;
	/** Asks the question of an exchange again, in its place. */
	retry(id: number): void;
	/** Drops an answer that can't be shown; its question can be asked again. */
	drop(id: number): void;
	clear(): void;
}

/** Milliseconds after which a page is still there that was to be left: a link led to a file, or nowhere. */
const LEAVES_WITHIN = 5000;

/** Asks a provider, one question at a time, and keeps questions and answers for the next page. */
export function useConversation(provider: AnsweringProvider): Conversation {
	const [exchanges, setExchanges] = useState(recallExchanges);
	const current = useRef(exchanges);
	const run = useRef<AbortController>(undefined);
	const leaving = useRef(false);

	const set = useCallback((next: Exchange[]) => {
		current.current = next;
		setExchanges(next);
		keepExchanges(next);
	}, []);
	const change = useCallback(
		(id: number, how: (before: Exchange) => Exchange) =>
			set(current.current.map((exchange) => (exchange.id === id ? how(exchange) : exchange))),
		[set],
	);

	const answer = useCallback(
		async ({ id, question }: Exchange) => {
			const control = new AbortController();
			run.current?.abort();
			run.current = control;
			const { signal } = control;
			const history = current.current
				.filter((one) => one.id < id && one.state === 'done' && one.text !== '')
				.map((one) => ({ question: one.question, answer: one.text }));
			try {
				for await (const part of provider.ask({ text: question, history }, signal)) {
					if (signal.aborted) return;
					change(id, (before) => withPart(before, part));
				}
				if (!signal.aborted) change(id, ended);
			} catch (error) {
				if (signal.aborted) return;
				change(id, (before) => (leaving.current ? { ...before, state: 'stopped' } : failed(before, error)));
			}
		},
		[change, provider],
	);

	const stop = useCallback(() => {
		run.current?.abort();
		set(current.current.map((one) => (isRunning(one) ? { ...one, state: 'stopped' } : one)));
	}, [set]);
	/* A page that goes away cuts off what is under way, some time before it is hidden. That is no fault of the endpoint. */
	useEffect(() => {
		const leave = () => {
			leaving.current = true;
			setTimeout(() => {
				leaving.current = false;
			}, LEAVES_WITHIN);
		};
		addEventListener('beforeunload', leave);
		addEventListener('pagehide', stop);
		return () => {
			removeEventListener('beforeunload', leave);
			removeEventListener('pagehide', stop);
			run.current?.abort();
		};
	}, [stop]);

	return {
		exchanges,
		running: exchanges.some(isRunning),
		stop,
		ask(question) {
			stop();
			const asked = newExchange((current.current.at(-1)?.id ?? 0) + 1, question);
			set([...current.current, asked]);
			void answer(asked);
		},
		retry(id) {
			stop();
			const before = current.current.find((one) => one.id === id);
			if (!before) return;
			const again = { ...newExchange(id, before.question), cut: before.cut };
			change(id, () => again);
			void answer(again);
		},
		drop(id) {
			stop();
			change(id, ({ question }) => ({
				...newExchange(id, question),
				state: 'failed',
				failure: { reason: 'broken' },
			}));
		},
		clear() {
			stop();
			set([]);
		},
	};
}

/** What is there of the answer stays. */
function failed(before: Exchange, error: unknown): Exchange {
	if (!(error instanceof AnswerError)) console.error(error);
	const { reason, wait } =
		error instanceof AnswerError ? error : { reason: 'loading' as const, wait: undefined };
	return {
		...before,
		state: 'failed',
		failure: { reason, ...(wait !== undefined && { retryAt: Date.now() + wait * 1000 }) },
	};
}
