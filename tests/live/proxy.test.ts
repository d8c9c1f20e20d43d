import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requirePackage } from '../../src/verify/server/packages.ts';
import { listening } from '../listening.ts';

/* What /reference/unleash-proxy says at its edges, on a Proxy whose server is a stand-in with two flags. */

const { createApp } = requirePackage<{ createApp: (options: object) => RequestListener }>('@unleash/proxy');
const { InMemStorageProvider } = requirePackage<{ InMemStorageProvider: new () => object }>('unleash-client');

const rollout = { rollout: '100', stickiness: 'sessionId', groupId: 'by-session' };
const FLAGS = {
	version: 2,
	features: [
		{ name: 'by-session', enabled: true, strategies: [{ name: 'flexibleRollout', parameters: rollout }] },
		{ name: 'by-segment', enabled: true, strategies: [{ name: 'default', parameters: {}, segments: [1] }] },
	],
	segments: [{ id: 1, constraints: [{ contextName: 'userId', operator: 'IN', values: ['anna'] }] }],
};

describe('the Proxy', () => {
	const servers: Server[] = [];
	let proxy: string;

	async function serve(listener: RequestListener): Promise<string> {
		const server = createServer(listener);
		servers.push(server);
		return (await listening(server)).origin;
	}

	const app = (options: object) =>
		createApp({
			unleashApiToken: 'default:development.made-up',
			clientKeys: ['web-key'],
			clientMode: 'new',
			logLevel: 'fatal',
			metricsInterval: 3_600_000,
			refreshInterval: 3_600_000,
			storageProvider: new InMemStorageProvider(),
			expServerSideSdkConfig: { tokens: ['backend-key'] },
			...options,
		});

	beforeAll(async () => {
		const upstream = await serve((_, answer) => {
			answer.setHeader('Content-Type', 'application/json');
			answer.end(JSON.stringify(FLAGS));
		});
		proxy = await serve(app({ unleashUrl: `${upstream}/api` }));
		await vi.waitUntil(async () => (await fetch(`${proxy}/proxy/health`)).ok);
	});
	afterAll(() => {
		for (const server of servers) server.close();
	});

	async function ask(path: string, key = 'web-key', body?: object): Promise<Response> {
		const headers = { Authorization: key, 'Content-Type': 'application/json' };
		return await fetch(
			`${proxy}${path}`,
			body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
		);
	}

	test('makes up a session id, but not for a POST that names flags', async () => {
		const names = async (response: Promise<Response>) =>
			((await (await response).json()) as { toggles: { name: string; enabled: boolean }[] }).toggles
				.filter(({ enabled }) => enabled)
				.map(({ name }) => name);
		expect(await names(ask('/proxy?userId=anna'))).toEqual(['by-session', 'by-segment']);
		const toggles = ['by-session', 'by-segment', 'unknown'];
		const context = { userId: 'anna' };
		expect(await names(ask('/proxy', 'web-key', { context, toggles }))).toEqual(['by-segment']);
		expect(
			await names(ask('/proxy', 'web-key', { context: { ...context, sessionId: 's1' }, toggles })),
		).toEqual(['by-session', 'by-segment']);
	});

	test('serves backend SDKs flags without segments, and no client key opens that', async () => {
		expect((await ask('/proxy/client/features')).status).toBe(401);
		const served = await (await ask('/proxy/client/features', 'backend-key')).json();
		expect(served).toEqual({ version: 2, features: FLAGS.features });
	});

	test('takes counts before it has flags, while it answers 503 to the rest', async () => {
		proxy = await serve(app({ unleashUrl: 'http://127.0.0.1:9/api' }));
		const bucket = { start: new Date(), stop: new Date(), toggles: {} };
		expect((await ask('/proxy', 'wrong-key')).status).toBe(503);
		expect(
			(await ask('/proxy/client/metrics', 'web-key', { appName: 'shop', instanceId: '1', bucket })).status,
		).toBe(200);
	});

	test('logs everything, also the backend token, at a level that it does not know', () => {
		const printed = vi.spyOn(console, 'log').mockReturnValue();
		app({ unleashUrl: 'http://127.0.0.1:9/api', logLevel: 'warning' });
		const lines = printed.mock.calls.map((line) => JSON.stringify(line)).join('\n');
		printed.mockRestore();
		expect(lines).toContain('default:development.made-up');
	});
});
