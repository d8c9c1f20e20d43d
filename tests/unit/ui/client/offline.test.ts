import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { minified } from '~/lib/minified.ts';

vi.mock('astro:env/client', () => ({ SERVICE_WORKER: 'off' }));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

/** Loads a page with the setting off. Returns what it removes, and whether it registers a worker. */
async function removedBy(page: { workers: string[]; caches: string[] }) {
	const removed: string[] = [];
	let load = async () => {};
	vi.stubEnv('PROD', true);
	vi.stubGlobal('addEventListener', (_: string, handler: typeof load) => {
		load = handler;
	});
	vi.stubGlobal('navigator', {
		serviceWorker: {
			register: () => removed.push('registered'),
			getRegistrations: async () => page.workers.map((name) => ({ unregister: () => removed.push(name) })),
		},
	});
	vi.stubGlobal('caches', { keys: async () => page.caches, delete: (name: string) => removed.push(name) });
	const { setUpOffline } = await import('~/ui/client/offline.client.ts');
	setUpOffline({ addEventListener: () => {} } as unknown as Document);
	await load();
	return removed;
}

test('with the setting off, a page removes the worker of an earlier deploy and all that it kept', async () => {
	expect(await removedBy({ workers: ['worker'], caches: ['pages'] })).toEqual(['worker', 'pages']);
	expect(await removedBy({ workers: [], caches: ['of another script'] })).toEqual([]);
});

test('with the setting off, the site serves the worker that removes itself', async () => {
	const { GET } = await import('~/pages/service-worker.js.ts');
	const source = readFileSync('src/ui/client/service-worker-off.js', 'utf8');
	expect(await GET().text()).toBe(minified('service-worker.js', source));
});
