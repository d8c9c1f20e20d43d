import type { Exported } from '../formats.ts';
import { batches, createSender, type PushTarget, type Replacement, waitUntil } from './replace.ts';

interface Task {
	taskID: number;
}

/**
 * Algolia: a temporary index gets synonyms and rules of the old one, our settings, synonyms and all records, and is moved
 * over the old one.
 */
export function replaceInAlgolia(target: PushTarget, { records, settings, synonyms }: Exported): Replacement {
	const send = createSender(target, {
		'x-algolia-application-id': target.appId,
		'x-algolia-api-key': target.key,
	});
	const temporary = `/1/indexes/${target.temporary}`;
	const done = ({ taskID }: Task) =>
		waitUntil(async () => {
			const { status } = await send<{ status: string }>('GET', `${temporary}/task/${taskID}`);
			return status === 'published';
		}, target.options);
	return {
		async build() {
			const scope = ['synonyms', 'rules'];
			const copy = { operation: 'copy', destination: target.temporary, scope };
			await done(await send<Task>('POST', `/1/indexes/${target.index}/operation`, copy));
			await done(await send<Task>('PUT', `${temporary}/settings`, settings));
			await done(await send<Task>('POST', `${temporary}/synonyms/batch`, synonyms));
			for (const batch of batches(records)) {
				const requests = batch.map((body) => ({ action: 'addObject', body }));
				await done(await send<Task>('POST', `${temporary}/batch`, { requests }));
			}
		},
		async swap() {
			const move = { operation: 'move', destination: target.index };
			await done(await send<Task>('POST', `${temporary}/operation`, move));
		},
		async discard() {
			await send('DELETE', temporary);
		},
		async tidy() {},
	};
}
