import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeText } from '../../lib/files/read-text.ts';

/** How patient the build is with another host. Times in milliseconds, sizes in bytes. */
export interface Patience {
	/** For one attempt, from the request to the last byte. */
	timeout: number;
	/** Attempts after the first; only what may pass is tried again. */
	retries: number;
	/** Before the first retry; it doubles with each. */
	pause: number;
	/** The largest README among the SDKs has 60 KB. */
	maxBytes: number;
}

const PATIENCE: Patience = { timeout: 5_000, retries: 2, pause: 250, maxBytes: 500_000 };

/** Some editors of others write it. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Why a README could not be fetched, in words for the log. */
export class ReadmeError extends Error {
	override name = 'ReadmeError';
	readonly mayPass: boolean;

	constructor(message: string, mayPass = false) {
		super(message);
		this.mayPass = mayPass;
	}
}

/**
 * The text at an address whose content never changes, because a revision is part of it: what was fetched once is read
 * from the folder from then on.
 *
 * @param folder where answers are kept
 * @throws {ReadmeError} saying what the host did
 */
export async function fetchReadme(
	address: string,
	folder: string,
	{ retries, pause, ...limits }: Patience = PATIENCE,
): Promise<string> {
	const kept = join(folder, `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.md`);
	const known = await readFile(kept, 'utf8').catch(() => undefined);
	if (known !== undefined) return known;
	for (let attempt = 0; ; attempt += 1) {
		try {
			const text = await fetchOnce(address, limits);
			await mkdir(folder, { recursive: true });
			await writeFile(kept, text);
			return text;
		} catch (error) {
			if (!(error instanceof ReadmeError) || !error.mayPass || attempt === retries) throw error;
			await wait(pause * 2 ** attempt);
		}
	}
}

async function fetchOnce(
	address: string,
	{ timeout, maxBytes }: Pick<Patience, 'timeout' | 'maxBytes'>,
): Promise<string> {
	const signal = AbortSignal.timeout(timeout);
	try {
		const response = await fetch(address, { signal, redirect: 'error' });
		if (!response.ok) {
			await response.body?.cancel();
			throw new ReadmeError(
				`it answered ${response.status}`,
				response.status >= 500 || response.status === 429,
			);
		}
		const parts: Uint8Array[] = [];
		let size = 0;
		for await (const part of response.body ?? []) {
			size += part.length;
			if (size > maxBytes) throw new ReadmeError(`it is larger than ${maxBytes} bytes`);
			parts.push(part);
		}
		const bytes = Buffer.concat(parts);
		const text = decodeText(bytes.subarray(BYTE_ORDER_MARK.equals(bytes.subarray(0, 3)) ? 3 : 0));
		if (typeof text !== 'string') throw new ReadmeError(`no text in UTF-8: ${text.found}`);
		return text;
	} catch (error) {
		if (error instanceof ReadmeError) throw error;
		if (signal.aborted) throw new ReadmeError(`it took longer than ${timeout} ms`, true);
		const { cause } = error as { cause?: { code?: string; message?: string } };
		throw new ReadmeError(cause?.code ?? cause?.message ?? String(error), true);
	}
}
