import type { Question } from './messages.ts';

/** The part of `Question` that brings the manifest. */
export type ManifestPart = Extract<Question, { kind: `manifest${string}` }>;

/**
 * Loads the manifest in the page and sends it on as it comes, so that a worker need not start before it is asked for.
 *
 * @param send takes each part; what they hold is handed over, not copied
 */
export async function sendManifest(
	manifestUrl: string,
	send: (part: ManifestPart, transfer?: Transferable[]) => void,
): Promise<void> {
	try {
		const { ok, status, body } = await fetch(manifestUrl);
		if (!ok || !body) throw new Error(`status ${status}`);
		const parts = new WritableStream<Uint8Array<ArrayBuffer>>({
			write: (bytes) => send({ kind: 'manifest', bytes }, [bytes.buffer]),
		});
		await body.pipeTo(parts);
		send({ kind: 'manifest-ends' });
	} catch (error) {
		send({ kind: 'manifest-ends', reason: String(error) });
	}
}

/** What takes a manifest that a page hands over. */
export interface Receiver {
	take(part: ManifestPart): void;
	/** `fetch`, except that the first request for the manifest is answered with what the page sends. */
	load: typeof fetch;
}

/** @param manifestUrl absolute address of the manifest, as it is asked for */
export function receiveManifest(manifestUrl: string, load: typeof fetch = fetch): Receiver {
	let incoming: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
	let body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined = new ReadableStream({
		start(controller) {
			incoming = controller;
		},
		cancel() {
			incoming = undefined;
		},
	});
	return {
		take(part) {
			if (part.kind === 'manifest') incoming?.enqueue(part.bytes);
			else if (part.reason === undefined) incoming?.close();
			else incoming?.error(new Error(part.reason));
		},
		load(url, options) {
			const mine = url === manifestUrl && body;
			if (!mine) return load(url, options);
			body = undefined;
			return Promise.resolve(new Response(mine));
		},
	};
}
