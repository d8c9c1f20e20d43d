import { searchLimits } from '../../config/search-limits.ts';
import { searchStorageKeys } from '../../config/search-storage-keys.ts';

/** What tests replace: the time, and what remembers. */
export interface RegisterOptions {
	now?: () => number;
	/** Where it is noted which hosts failed, for the pages that come after; without it only this page knows. */
	storage?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Which hosts failed lately. */
export interface HostRegister {
	fail(host: string): void;
	isDown(host: string): boolean;
}

/**
 * A host that failed counts as down for `searchLimits.hostDownFor` milliseconds, on this page and on those that use
 * the same storage. Times of the future count as none, so that nothing in the storage keeps a host down for longer.
 */
export function createHostRegister({ now = Date.now, storage }: RegisterOptions = {}): HostRegister {
	const noted = new Map<string, number>();
	const failedAt = (host: string) => Math.max(noted.get(host) ?? 0, readTimes(storage).get(host) ?? 0);
	const isRecent = (time: number) => time <= now() && now() - time < searchLimits.hostDownFor;
	return {
		isDown: (host) => isRecent(failedAt(host)),
		fail(host) {
			noted.set(host, now());
			const times = [...readTimes(storage), ...noted].filter(([, time]) => isRecent(time));
			try {
				storage?.setItem(searchStorageKeys.hosts, JSON.stringify(Object.fromEntries(times)));
			} catch {
				// Full or blocked: this page remembers.
			}
		},
	};
}

/** Milliseconds since 1970 by host. What cannot be read is no note. */
function readTimes(storage: RegisterOptions['storage']): Map<string, number> {
	try {
		const found: unknown = JSON.parse(storage?.getItem(searchStorageKeys.hosts) ?? '{}');
		const entries = Object.entries(Object(found)).filter(([, time]) => typeof time === 'number');
		return new Map(entries as [string, number][]);
	} catch {
		return new Map();
	}
}
