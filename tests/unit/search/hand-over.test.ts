import { afterEach, expect, test, vi } from 'vitest';
import { type ManifestPart, receiveManifest, sendManifest } from '~/search/worker/hand-over.ts';

const MANIFEST = 'https://docs.test/search/index.json';

afterEach(() => {
	vi.unstubAllGlobals();
});

/** A body that comes in pieces, and then ends or breaks off. */
function body(pieces: readonly string[], end: 'ends' | 'breaks') {
	const left = [...pieces];
	return new ReadableStream<Uint8Array>({
		pull(controller) {
			const next = left.shift();
			if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
			else if (end === 'ends') controller.close();
			else controller.error(new TypeError('network error'));
		},
	});
}

/** What a worker gets to read when a page is answered so. */
async function handedOver(answer: () => Promise<Response>) {
	vi.stubGlobal('fetch', answer);
	const own = vi.fn<typeof fetch>(async () => new Response('its own'));
	const { take, load } = receiveManifest(MANIFEST, own);
	const response = await load(MANIFEST);
	await sendManifest(MANIFEST, take);
	const read = await response.text().catch(String);
	return { read, load, own };
}

test('what a page loads of the manifest is what the worker reads', async () => {
	const { read, own } = await handedOver(async () => new Response(body(['{"outline":', '{}}'], 'ends')));
	expect(read).toBe('{"outline":{}}');
	expect(own).not.toHaveBeenCalled();
});

test.each([
	['is missing', async () => new Response('', { status: 404 }), /status 404/],
	['is cut off', async () => new Response(body(['{'], 'breaks')), /network error/],
	['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
])('a manifest that %s is an error for the worker, and the next time it asks itself', async (_, answer, error) => {
	const { read, load, own } = await handedOver(answer as () => Promise<Response>);
	expect(read).toMatch(error);
	expect(await (await load(MANIFEST)).text()).toBe('its own');
	expect(own).toHaveBeenCalledOnce();
});

test('other files are loaded by the worker', async () => {
	const own = vi.fn<typeof fetch>(async () => new Response('its own'));
	const { load } = receiveManifest(MANIFEST, own);
	expect(await (await load('https://docs.test/_astro/part.json')).text()).toBe('its own');
});

test('bytes are handed over, not copied', async () => {
	vi.stubGlobal('fetch', async () => new Response(body(['{}'], 'ends')));
	const sent: [ManifestPart, Transferable[] | undefined][] = [];
	await sendManifest(MANIFEST, (part, transfer) => sent.push([part, transfer]));
	expect(sent).toEqual([
		[{ kind: 'manifest', bytes: expect.any(Uint8Array) }, [expect.any(ArrayBuffer)]],
		[{ kind: 'manifest-ends' }, undefined],
	]);
});
