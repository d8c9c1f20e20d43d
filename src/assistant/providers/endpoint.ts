import { assistantLimits } from '../../config/assistant-limits.ts';
import { pageLanguage } from '../../lib/browser/page-language.ts';
import { embeddedClient } from '../../search/create-client.ts';
import { passagesFor } from '../passages-for.ts';
import { AnswerError, type AnsweringProvider, type Question } from '../provider.ts';
import { partsOf } from './endpoint-events.ts';

/** What is sent to the endpoint, as JSON. The page `/writing/assistant` documents it. */
export interface EndpointRequest {
	/** Earlier questions and answers, then the question. */
	messages: { role: 'user' | 'assistant'; content: string }[];
	/** What this site has on the question; answers name them by `[1]`, `[2]` and so on. */
	passages: { title: string; url: string; text: string }[];
	/** Address of the page that the reader is on. */
	page: string;
	language: string;
}

/**
 * Sends questions to an address of the team that runs the site, and shows what it streams back.
 *
 * @param endpoint absolute address, or a path of this site
 */
export function endpointProvider(endpoint: string): AnsweringProvider {
	return {
		answers: 'texts',
		prepare: () => embeddedClient().prepare(),
		async *ask(question, signal) {
			/* The endpoint can answer without them. */
			const found = await passagesFor(question.text, assistantLimits.passages).catch(() => []);
			const passages = found.map(({ title, headings, url, text }) => ({
				title: [title, ...headings].join(' › '),
				url: new URL(url, location.href).href,
				text,
			}));
			yield { kind: 'sources', sources: passages.map(({ title, url }) => ({ title, url })) };
			signal.throwIfAborted();
			yield* answer(endpoint, requestOf(question, passages), signal);
		},
	};
}

function requestOf({ text, history }: Question, passages: EndpointRequest['passages']): EndpointRequest {
	const earlier = history.slice(-assistantLimits.history).flatMap(({ question, answer }) => [
		{ role: 'user' as const, content: question },
		{ role: 'assistant' as const, content: answer },
	]);
	return {
		messages: [...earlier, { role: 'user', content: text }],
		passages,
		page: location.href,
		language: pageLanguage(document),
	};
}

/** Asks, and gives up when nothing arrives for `assistantLimits.silence`. */
async function* answer(endpoint: string, request: EndpointRequest, stop: AbortSignal) {
	const silent = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const arrived = () => {
		clearTimeout(timer);
		timer = setTimeout(() => silent.abort(), assistantLimits.silence);
	};
	const failed = (reason: 'offline' | 'server' | 'broken', cause: unknown) => {
		if (stop.aborted || cause instanceof AnswerError) return cause;
		if (silent.signal.aborted) return new AnswerError('timeout');
		return new AnswerError(navigator.onLine ? reason : 'offline', undefined, { cause });
	};
	arrived();
	try {
		const response = await fetch(endpoint, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
			body: JSON.stringify(request),
			signal: AbortSignal.any([stop, silent.signal]),
		}).catch((cause) => {
			throw failed('server', cause);
		});
		refuse(response);
		if (!response.body) throw new AnswerError('rejected');
		for await (const part of partsOf(response.body, arrived)) yield part;
	} catch (cause) {
		throw failed('broken', cause);
	} finally {
		clearTimeout(timer);
	}
}

/** @throws {AnswerError} for every answer that is no stream of events */
function refuse({ status, ok, headers }: Response): void {
	if (status === 401 || status === 403) throw new AnswerError('unauthorized');
	if (status === 429) throw new AnswerError('limited', waitOf(headers.get('retry-after')));
	if (status >= 500) throw new AnswerError('server');
	const streams = headers.get('content-type')?.startsWith('text/event-stream');
	if (!ok || !streams) throw new AnswerError('rejected');
}

/** Seconds of a `Retry-After` header, which has seconds or a date. */
export function waitOf(header: string | null, now = Date.now()): number {
	const seconds = /^\s*\d+\s*$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - now) / 1000;
	return Number.isFinite(seconds) ? Math.min(3600, Math.max(1, Math.ceil(seconds))) : assistantLimits.wait;
}
