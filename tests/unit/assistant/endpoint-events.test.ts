import { expect, test } from 'vitest';
import type { AnswerPart } from '~/assistant/provider.ts';
import { partsOf } from '~/assistant/providers/endpoint-events.ts';
import { assistantLimits } from '~/config/assistant-limits.ts';

/** What is read of a stream, piece by piece as it arrives: the parts, and how it failed. */
async function read(...chunks: string[]): Promise<{ parts: AnswerPart[]; failed?: string }> {
	const body = new ReadableStream<Uint8Array>({
		start(out) {
			for (const chunk of chunks) out.enqueue(new TextEncoder().encode(chunk));
			out.close();
		},
	});
	const parts: AnswerPart[] = [];
	try {
		for await (const part of partsOf(body, () => undefined)) parts.push(part);
		return { parts };
	} catch (error) {
		return { parts, failed: (error as { reason: string }).reason };
	}
}

const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

test('pieces in the form of chat completions and as text make one answer, wherever the network cuts them', async () => {
	const stream = `: hello\n\n${delta('Flags ')}data: {"text":"fly [1]"}\n\ndata: [DONE]\n\n`;
	for (let cut = 1; cut < stream.length; cut += 7) {
		const { parts, failed } = await read(stream.slice(0, cut), stream.slice(cut));
		expect(failed).toBeUndefined();
		expect(parts).toEqual([
			{ kind: 'text', text: 'Flags ' },
			{ kind: 'text', text: 'fly [1]' },
		]);
	}
});

test('a reason to finish ends the answer, too', async () => {
	const last = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n';
	expect(await read(delta('a'), last, delta('b'))).toEqual({ parts: [{ kind: 'text', text: 'a' }] });
});

test('sources are taken over, without what is none', async () => {
	const { parts } = await read(
		'event: sources\ndata: [{"title":"A","url":"/a"},{"title":"B"},3]\n\n',
		'data: [DONE]\n\n',
	);
	expect(parts).toEqual([{ kind: 'sources', sources: [{ title: 'A', url: '/a' }] }]);
});

test('of sources, only as many are read as texts can name, and nothing endless', async () => {
	const source = { title: 'A'.repeat(assistantLimits.title * 2), url: `/${'a'.repeat(assistantLimits.url)}` };
	const { parts } = await read(
		`event: sources\ndata: ${JSON.stringify(Array(1000).fill(source))}\n\n`,
		'data: [DONE]\n\n',
	);
	const cut = { title: 'A'.repeat(assistantLimits.title), url: '' };
	expect(parts).toEqual([{ kind: 'sources', sources: Array(assistantLimits.sources).fill(cut) }]);
});

test('a refusal is no failure', async () => {
	expect(await read('event: refused\ndata: {}\n\n')).toEqual({ parts: [{ kind: 'refused' }] });
});

test.each([
	['ends without saying so', [delta('a')], 'broken'],
	['is empty', [], 'broken'],
	[
		'ran out of tokens',
		[delta('a'), 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\n'],
		'broken',
	],
	['has an event that is no JSON', ['data: <html>\n\n'], 'broken'],
	['says that it failed', [delta('a'), 'event: error\ndata: {}\n\n'], 'server'],
])('a stream that %s fails', async (_, chunks, reason) => {
	expect((await read(...chunks)).failed).toBe(reason);
});

test('an answer without end is cut', async () => {
	const { parts, failed } = await read(...Array.from({ length: 40 }, () => delta('x'.repeat(1000))));
	const length = parts.reduce((sum, part) => sum + (part.kind === 'text' ? part.text.length : 0), 0);
	expect(length).toBe(assistantLimits.answer);
	expect(failed).toBeUndefined();
});
