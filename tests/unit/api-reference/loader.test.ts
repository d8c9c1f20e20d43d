import { EventEmitter } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractLoader } from '~/api-reference/collection.ts';
import { contractFolder } from '~/api-reference/contract/files.ts';
import type { Reference } from '~/api-reference/model/types.ts';

const changedFile = path.resolve(contractFolder, 'paths/segments.yaml');
let reference: Reference | Error;
let entries: string[] = [];
let logged: string[] = [];
const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
const context = {
	config: { root: pathToFileURL(`${process.cwd()}/`) },
	logger: { error: (message: string) => logged.push(message) },
	meta: { set: () => {} },
	store: {
		clear: () => {
			entries = [];
		},
		set: ({ id }: { id: string }) => entries.push(id),
	},
	parseData: async ({ data }: { data: object }) => data,
	generateDigest: JSON.stringify,
} as unknown as LoaderContext;
const withWatcher = { ...context, watcher } as unknown as LoaderContext;

function tagged(...slugs: string[]): Reference {
	const tags = slugs.map((slug) => ({ name: slug, slug, sequence: [], concepts: [] }));
	return { operations: [], schemas: {}, tags };
}

const read = vi.fn(() => {
	if (reference instanceof Error) throw reference;
	return reference;
});
const loader = contractLoader(read);

async function change(file = changedFile, event = 'change'): Promise<void> {
	watcher.emit('all', event, file);
	await vi.runAllTimersAsync();
}

beforeEach(() => {
	vi.useFakeTimers();
	watcher.removeAllListeners();
	read.mockClear();
	logged = [];
	reference = tagged('segments');
});
afterEach(() => vi.useRealTimers());

test('an edited, a new and a removed file of the contract show without a new start', async () => {
	await loader.load(withWatcher);
	expect(entries).toEqual(['unleash-api', 'segments']);
	for (const event of ['change', 'add', 'unlink']) {
		reference = tagged('segments', event);
		await change(changedFile, event);
		expect(entries).toEqual(['unleash-api', 'segments', event]);
	}
});

test('files saved together are read once, other files not at all', async () => {
	await loader.load(withWatcher);
	for (const name of ['a', 'b', 'c']) watcher.emit('all', 'change', path.resolve(contractFolder, name));
	await change();
	await change(path.resolve('src/content/docs/quickstart.mdx'));
	expect(read).toHaveBeenCalledTimes(2);
});

test('a mistake is said, keeps the pages that are there, and goes away when mended', async () => {
	await loader.load(withWatcher);
	reference = new Error('1 mistake in the API contract');
	await change();
	expect(logged).toEqual(['1 mistake in the API contract']);
	expect(entries).toEqual(['unleash-api', 'segments']);
	reference = tagged('features');
	await change();
	expect(entries).toEqual(['unleash-api', 'features']);
	expect(logged).toHaveLength(1);
});

test('the development server starts with a mistake in the contract; a build stops', async () => {
	reference = new Error('1 mistake in the API contract');
	await loader.load(withWatcher);
	expect(logged).toEqual(['1 mistake in the API contract']);
	await expect(loader.load(context)).rejects.toThrow('1 mistake');
	reference = tagged('features');
	await change();
	expect(entries).toEqual(['unleash-api', 'features']);
});
