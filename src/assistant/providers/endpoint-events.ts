import { EventSourceParserStream } from 'eventsource-parser/stream';
import { assistantLimits } from '../../config/assistant-limits.ts';
import { AnswerError, type AnswerPart, type Source } from '../provider.ts';

/** Marks the end of an answer, as services with the API of OpenAI do. */
const DONE = '[DONE]';

/** Why a model stopped before its answer was whole: no tokens left, or a filter of the service. */
const CUT: ReadonlySet<string> = new Set(['length', 'content_filter']);

/**
 * Reads an answer that is streamed as server-sent events. Events without a name have pieces of text, in the form of
 * the chat completions of OpenAI or as `{"text":"…"}`. `sources` replaces what the numbers in the text stand for,
 * `refused` says that there is no answer, `error` that it cannot be had.
 *
 * @param arrived called with every piece
 * @throws {AnswerError} when it breaks off, says that it failed, or cannot be read
 */
export async function* partsOf(
	body: ReadableStream<Uint8Array>,
	arrived: () => void,
): AsyncGenerator<AnswerPart> {
	const text = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, out) {
			arrived();
			out.enqueue(chunk);
		},
	});
	const events = body
		.pipeThrough(text)
		.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
		.pipeThrough(new EventSourceParserStream());
	const reader = events.getReader();
	let length = 0;
	let received = 0;
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) throw new AnswerError('broken');
			const { event, data } = value;
			received += data.length;
			if (received > assistantLimits.events) throw new AnswerError('broken');
			if (event === 'refused') return yield { kind: 'refused' };
			if (event === 'error') throw new AnswerError('server');
			if (event === 'sources') {
				yield { kind: 'sources', sources: sourcesOf(read(data)) };
				continue;
			}
			if (data === DONE) return;
			const { piece, last } = pieceOf(read(data));
			const room = assistantLimits.answer - length;
			length += piece.length;
			if (piece !== '') yield { kind: 'text', text: piece.slice(0, room) };
			if (last !== undefined && CUT.has(last)) throw new AnswerError('broken');
			if (last !== undefined || length >= assistantLimits.answer) return;
		}
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

function read(data: string): unknown {
	try {
		return JSON.parse(data);
	} catch (cause) {
		throw new AnswerError('broken', undefined, { cause });
	}
}

/** A chunk of a chat completion, of which only text and end matter, or `{"text":"…"}`. */
function pieceOf(chunk: unknown): { piece: string; last: string | undefined } {
	const { text, choices } = Object(chunk) as { text?: unknown; choices?: unknown };
	const first = Object(Array.isArray(choices) ? choices[0] : undefined) as Record<string, unknown>;
	const { content } = Object(first['delta']) as { content?: unknown };
	const piece = typeof text === 'string' ? text : typeof content === 'string' ? content : '';
	const { finish_reason: reason } = first;
	return { piece, last: typeof reason === 'string' ? reason : undefined };
}

function sourcesOf(list: unknown): Source[] {
	if (!Array.isArray(list)) return [];
	return list.slice(0, assistantLimits.sources).flatMap((one) => {
		const { title, url } = Object(one) as Record<string, unknown>;
		if (typeof title !== 'string' || typeof url !== 'string') return [];
		return [
			{ title: title.slice(0, assistantLimits.title), url: url.length > assistantLimits.url ? '' : url },
		];
	});
}
