import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { installPackages, requirePackage } from '../../src/verify/server/packages.ts';
import { listening } from '../listening.ts';

/* What the page of the Node.js SDK says of errors, filters and bootstrap, where samples do not show it. */

const { Unleash, InMemStorageProvider } = requirePackage<{
	Unleash: new (options: object) => Client;
	InMemStorageProvider: new () => object;
}>('unleash-client');

/** What the tests use of the SDK: its types are not part of the site's install. */
interface Client {
	on(event: string, listener: (argument: unknown) => void): void;
	isEnabled(name: string): boolean;
	flushMetrics(): Promise<void>;
	destroy(): void;
}

describe('the Node.js SDK', () => {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		response.setHeader('Content-Type', 'application/json');
		response.end(JSON.stringify({ version: 2, features: [] }));
	});
	let url: string;
	beforeAll(async () => {
		url = `${(await listening(server)).origin}/api`;
	});
	afterAll(() => {
		server.closeAllConnections();
		server.close();
	});

	const client = (options: object) =>
		new Unleash({
			url,
			appName: 'claims',
			customHeaders: { Authorization: 'unused' },
			storageProvider: new InMemStorageProvider(),
			disableMetrics: true,
			...options,
		});
	const run = (options: string) => {
		const program = `
			import { initialize } from 'unleash-client';
			const unleash = initialize({ appName: 'claims', customHeaders: { Authorization: 'unused' }, ${options} });
			unleash.on('error', ({ message }) => console.log(message));
			setTimeout(() => process.exit(0), 1500);`;
		return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
			cwd: installPackages(),
		});
	};

	test('goes on without a scheme in its URL, and ends when a port stands there as well', async () => {
		expect((await run("url: 'unleash.example.com/api'")).stdout).toContain('Invalid URL');
		await expect(run("url: 'localhost:4242/api'")).rejects.toMatchObject({
			code: 1,
			stdout: expect.stringContaining('Invalid URL'),
		});
	});

	test('ends when the function for headers rejects, and goes on when it sends no usage', async () => {
		const rejects = `url: '${url}', customHeadersFunction: () => Promise.reject(new Error('no vault'))`;
		await expect(run(rejects)).rejects.toMatchObject({
			code: 1,
			stderr: expect.stringContaining('no vault'),
		});
		expect((await run(`${rejects}, disableMetrics: true`)).stdout).toContain('no vault');
	});

	test('asks for a part of the flags when it polls, and for all when it streams', async () => {
		const filters = { projectName: 'shop', namePrefix: 'new-', tags: [{ name: 'simple', value: 'beta' }] };
		for (const experimentalMode of [{ type: 'polling', format: 'full' }, { type: 'streaming' }]) {
			asked.length = 0;
			const started = client({ ...filters, experimentalMode });
			await expect.poll(() => asked.length).toBeGreaterThan(0);
			started.destroy();
			const isPolling = experimentalMode.type === 'polling';
			expect(asked[0]).toBe(
				isPolling
					? '/api/client/features?project=shop&namePrefix=new-&tag=simple%3Abeta'
					: '/api/client/streaming',
			);
		}
	});

	test('takes a bootstrap without flags for none', async () => {
		const synchronized = vi.fn();
		const started = client({ refreshInterval: 0, bootstrap: { data: [] } });
		started.on('synchronized', synchronized);
		await wait(200);
		started.destroy();
		expect(synchronized).not.toHaveBeenCalled();
	});

	test.each([
		['reports when asked to, with an interval of 0', { disableMetrics: false, metricsInterval: 0 }, 1],
		['reports nothing with metrics off, even when asked to', {}, 0],
	])('%s', async (_what, options, reports) => {
		asked.length = 0;
		const started = client({ ...options, refreshInterval: 0 });
		started.isEnabled('new-checkout');
		await started.flushMetrics();
		started.destroy();
		expect(asked).toEqual(Array(reports).fill('/api/client/metrics'));
	});
});
