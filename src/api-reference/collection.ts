import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { contractFolder, stampOf } from './contract/files.ts';
import { LOOK_AFTER } from './contract/load.ts';
import { operationShape, tagShape } from './model/shape.ts';
import { loadReference } from './model/source.ts';
import type { Reference } from './model/types.ts';

/** A page of the API reference: of one operation, of a tag, or of the whole. */
export const apiEntrySchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('operation'), operation: operationShape }),
	z.object({ kind: z.literal('tag'), tag: tagShape }),
	z.object({ kind: z.literal('info') }),
]);

/** What one page of the API reference is made from. */
export type ApiEntry = z.infer<typeof apiEntrySchema>;

/**
 * Turns the contract into pages; the id of an entry is the last part of its address.
 *
 * A mistake stops a build. The development server says it, keeps the pages that it has, and reads the contract again
 * when a file of it changes.
 *
 * @param read gives the contract as it is now
 */
export function contractLoader(read = loadReference): Loader {
	return {
		name: 'api-contract',
		async load(context) {
			const { watcher, logger } = context;
			if (!watcher) return fill(context, read());
			const tryToFill = async () => {
				try {
					await fill(context, read());
				} catch (error) {
					logger.error(error instanceof Error ? error.message : String(error));
				}
			};
			await tryToFill();
			let waiting: NodeJS.Timeout | undefined;
			const folder = fileURLToPath(new URL(contractFolder, context.config.root));
			watcher.add(folder);
			watcher.on('all', (_, changed) => {
				if (!resolve(changed).startsWith(folder)) return;
				clearTimeout(waiting);
				waiting = setTimeout(tryToFill, LOOK_AFTER);
			});
		},
	};
}

async function fill(context: LoaderContext, { operations, tags }: Reference): Promise<void> {
	const { store, meta, parseData, generateDigest } = context;
	const entries: [string, object][] = [
		['unleash-api', { kind: 'info' }],
		...tags.map((tag): [string, object] => [tag.slug, { kind: 'tag', tag }]),
		...operations.map((operation): [string, object] => [operation.slug, { kind: 'operation', operation }]),
	];
	store.clear();
	for (const [id, entry] of entries) {
		const data = await parseData({ id, data: { ...entry } });
		store.set({ id, data, digest: generateDigest(data) });
	}
	// Schemas are in no entry: without this, a change of one would not load open pages again.
	meta.set('files', generateDigest(stampOf()));
}
