import { RefusedError } from '../../../search/adapters/hosts.ts';
import type { Exported } from '../formats.ts';
import { batches, createSender, type PushTarget, type Replacement, waitUntil } from './replace.ts';

interface Enqueued {
	taskUid: number;
}
interface Task {
	status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled';
	error?: { message: string } | null;
}

/** Meilisearch: a second index is filled, swapped with the one that readers use, and deleted with the old records. */
export function replaceInMeilisearch(target: PushTarget, { records, settings }: Exported): Replacement {
	const send = createSender(target, { authorization: `Bearer ${target.key}` });
	const temporary = `/indexes/${target.temporary}`;
	const done = ({ taskUid }: Enqueued) =>
		waitUntil(async () => {
			const { status, error } = await send<Task>('GET', `/tasks/${taskUid}`);
			if (status === 'failed' || status === 'canceled') throw new Error(error?.message ?? `task ${status}`);
			return status === 'succeeded';
		}, target.options);
	const create = async (uid: string) =>
		done(await send<Enqueued>('POST', '/indexes', { uid, primaryKey: 'objectID' }));
	return {
		async build() {
			await create(target.temporary);
			await done(await send<Enqueued>('PATCH', `${temporary}/settings`, settings));
			for (const batch of batches(records))
				await done(await send<Enqueued>('POST', `${temporary}/documents`, batch));
			if (!(await exists(() => send('GET', `/indexes/${target.index}`)))) await create(target.index);
		},
		async swap() {
			const indexes = [target.index, target.temporary];
			await done(await send<Enqueued>('POST', '/swap-indexes', [{ indexes }]));
		},
		async discard() {
			await send('DELETE', temporary);
		},
		async tidy() {
			await done(await send<Enqueued>('DELETE', temporary));
		},
	};
}

async function exists(look: () => Promise<unknown>): Promise<boolean> {
	try {
		await look();
		return true;
	} catch (error) {
		if (error instanceof RefusedError && error.status === 404) return false;
		throw error;
	}
}
