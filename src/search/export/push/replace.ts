import type { AdapterOptions, HostRequest } from '../../../search/adapters/hosts.ts';
import { createHosts, RefusedError } from '../../../search/adapters/hosts.ts';
import { RetryError } from '../../../search/client.ts';

/** Where records go. */
export interface PushTarget {
	hosts: readonly string[];
	/** A key that may write. */
	key: string;
	/** Algolia's application; empty for other engines. */
	appId: string;
	index: string;
	/** Name of what is built beside the index, and becomes it. */
	temporary: string;
	options?: PushOptions;
}

/** What tests replace. */
export interface PushOptions extends AdapterOptions {
	/** Waits between looks at a task that is under way. */
	sleep?: (milliseconds: number) => Promise<void>;
}

/** The steps by which an engine replaces an index. */
export interface Replacement {
	/** Fills something new beside the index that readers use. */
	build(): Promise<void>;
	/** Puts the new one in the place of the old one, at once. */
	swap(): Promise<void>;
	/** Removes the new one after a failure. */
	discard(): Promise<void>;
	/** Removes the old one. Empty where the engine does it itself. */
	tidy(): Promise<void>;
}

/** Records sent in one request. */
const BATCH = 1000;

const LOOKS = 1200;
const BETWEEN_LOOKS = 500;

/** A push that left the old index as it was. */
export class PushError extends Error {
	override name = 'PushError';
}

/**
 * Replaces an index: readers find the old records until the moment they find all of the new ones.
 *
 * @returns what could not be tidied up afterwards, which does no harm
 * @throws {PushError} when a step failed; the index that readers use is the old one
 */
export async function replaceIndex({ build, swap, discard, tidy }: Replacement): Promise<string[]> {
	try {
		await build();
		await swap();
	} catch (cause) {
		const reason = messageOf(cause) + mendOf(cause);
		const left = await discard().then(
			() => '',
			(error) => `\nWhat was sent could not be removed: ${messageOf(error)}`,
		);
		throw new PushError(`The index was not replaced: ${reason}${left}`, { cause });
	}
	return tidy().then(
		() => [],
		(error) => [`The replaced records could not be removed: ${messageOf(error)}`],
	);
}

/**
 * A function that sends a change, or asks for something, and reads the answer.
 *
 * @param read how; as JSON when absent
 */
export function createSender(target: PushTarget, headers: Record<string, string>, read = readJson) {
	const ask = createHosts(target.hosts, target.options);
	return <Answer>(method: HostRequest['method'], path: string, body?: unknown): Promise<Answer> =>
		ask(
			{
				method: method ?? 'POST',
				path,
				change: true,
				headers: { 'content-type': 'application/json', ...headers },
				...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
			},
			(text) => read(text) as Answer,
		);
}

function readJson(text: string): unknown {
	return text === '' ? undefined : JSON.parse(text);
}

/**
 * Looks at a task until it is done.
 *
 * @param look resolves to whether the task is done; rejects when it failed
 * @throws Error when it takes longer than ten minutes
 */
export async function waitUntil(look: () => Promise<boolean>, options: PushOptions = {}): Promise<void> {
	const sleep = options.sleep ?? ((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
	for (let looks = 0; looks < LOOKS; looks++) {
		if (await look()) return;
		await sleep(BETWEEN_LOOKS);
	}
	throw new Error('the engine did not finish in time');
}

/** Cuts a list into batches. */
export function batches<Item>(items: readonly Item[]): Item[][] {
	return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, batch) =>
		items.slice(batch * BATCH, (batch + 1) * BATCH),
	);
}

/** What to write where a host refuses, or none answers. */
function mendOf(cause: unknown): string {
	const lines = (expected: string, write: string) => `\n  expected: ${expected}\n  write:    ${write}`;
	if (!(cause instanceof RefusedError))
		return cause instanceof RetryError
			? lines('a host that answers', 'SEARCH_HOSTS as the engine names them, or push again later')
			: '';
	if (cause.status === 401 || cause.status === 403)
		return lines('a key that may write to this index', 'SEARCH_ADMIN_KEY=<that key>');
	return cause.status === 404 ? lines('the address of the engine', 'SEARCH_HOSTS without a path') : '';
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
