import { searchLimits } from '../../config/search-limits.ts';
import { RetryError } from '../client.ts';

/**
 * Loads a file of the index. Slow connections have all the time they need as long as something arrives.
 *
 * @throws {RetryError} when the file is missing, is no JSON, or nothing arrives for `searchLimits.silence` milliseconds
 */
export async function getJson(url: string, load: typeof fetch): Promise<unknown> {
	const abort = new AbortController();
	const silent = Promise.withResolvers<never>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const arrived = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			const reason = new Error(`nothing arrived for ${searchLimits.silence} ms`);
			silent.reject(reason);
			abort.abort(reason);
		}, searchLimits.silence);
	};
	arrived();
	try {
		return await Promise.race([read(url, load, abort.signal, arrived), silent.promise]);
	} catch (cause) {
		throw new RetryError(`${url} could not be loaded`, { cause });
	} finally {
		clearTimeout(timer);
	}
}

async function read(url: string, load: typeof fetch, signal: AbortSignal, arrived: () => void) {
	const response = await load(url, { signal });
	if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
	const watched = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, out) {
			arrived();
			out.enqueue(chunk);
		},
	});
	return new Response(response.body.pipeThrough(watched)).json();
}
