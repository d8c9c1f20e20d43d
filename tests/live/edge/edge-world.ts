import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Edge, type EdgeOptions, findEdge, startEdge } from '../../../src/verify/server/edge.ts';
import { type Gate, startGate } from '../../../src/verify/server/gate.ts';
import { type Guard, startGuard } from '../../../src/verify/server/guard.ts';
import { startWorld, type World } from '../../../src/verify/world.ts';

/** Why Edge cannot be tried here, if so. */
const found = await findEdge();
export const noEdge = 'missing' in found ? found.missing : undefined;

/** A fresh server with flags, and what is needed to run Edges before it. */
export interface EdgeWorld {
	world: World;
	guard: Guard;
	/** The way of Edges to the server. */
	gate: Gate;
	folder: string;
	/** Creates a token and returns its secret. */
	token(type: 'backend' | 'frontend', environment?: string, more?: object): Promise<string>;
	/** Starts an Edge in edge mode behind the gate. */
	edge(
		tokens: string | string[],
		variables?: Record<string, string>,
		more?: Partial<EdgeOptions>,
	): Promise<Edge>;
	stop(): Promise<void>;
}

/** Starts the server: `new-checkout` is on in both environments, `new-search` is off, `for-office` is on for one address. */
export async function startEdgeWorld(): Promise<EdgeWorld> {
	const world = await startWorld({ seed: 'none' });
	const guard = startGuard();
	const gate = await startGate(world.url);
	const folder = mkdtempSync(join(world.folder, 'edges-'));
	await makeFlags(world);
	let count = 0;
	return {
		world,
		guard,
		gate,
		folder,
		async token(type, environment = 'development', more = {}) {
			count += 1;
			const body = { tokenName: `edge-${count}`, type, environment, projects: ['*'], ...more };
			return (await world.call<{ secret: string }>('POST', '/api/admin/api-tokens', body)).secret;
		},
		edge(tokens, variables = {}, more = {}) {
			return startEdge(guard, folder, {
				words: ['edge'],
				until: { path: '/internal-backstage/ready' },
				...more,
				variables: {
					UPSTREAM_URL: gate.url,
					TOKENS: [tokens].flat().join(','),
					RUST_LOG: 'info,unleash_edge=debug',
					...variables,
				},
			});
		},
		async stop() {
			gate.stop();
			await guard.release();
			await world.stop();
		},
	};
}

const FLAGS = '/api/admin/projects/default/features';

async function makeFlags({ call }: World): Promise<void> {
	for (const name of ['new-checkout', 'new-search', 'for-office']) await call('POST', FLAGS, { name });
	for (const environment of ['development', 'production']) {
		await call('POST', `${FLAGS}/new-checkout/environments/${environment}/strategies`, { name: 'default' });
		await call('POST', `${FLAGS}/new-checkout/environments/${environment}/on`);
	}
	const office = { contextName: 'remoteAddress', operator: 'IN', values: ['203.0.113.7'] };
	await call('POST', `${FLAGS}/for-office/environments/development/strategies`, {
		name: 'default',
		constraints: [office],
	});
	await call('POST', `${FLAGS}/for-office/environments/development/on`);
}

/** Turns a flag on or off in development. */
export async function turn({ world }: EdgeWorld, name: string, state: 'on' | 'off'): Promise<void> {
	await world.call('POST', `${FLAGS}/${name}/environments/development/${state}`);
}

/** Asks an Edge, with a token, and reads the answer. */
export async function ask(
	url: string,
	token?: string,
	options: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string }> {
	const headers = { ...(token ? { Authorization: token } : {}), ...(options.headers as object) };
	const response = await fetch(url, { redirect: 'manual', ...options, headers });
	return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Status of an answer. */
export async function status(url: string, token?: string, options: RequestInit = {}): Promise<number> {
	return (await ask(url, token, options)).status;
}

/** Names of the flags that an answer of `/api/frontend` or `/api/client/features` lists. */
export function flagsIn({ text }: { text: string }): string[] {
	const { toggles, features } = JSON.parse(text);
	return (toggles ?? features).map(({ name }: { name: string }) => name).sort();
}

/** Waits until something is so. Throws with what it was last. */
export async function until<Value>(
	look: () => Promise<Value> | Value,
	isSo: (value: Value) => boolean,
	limit = 30_000,
): Promise<Value> {
	const deadline = Date.now() + limit;
	for (;;) {
		const value = await look();
		if (isSo(value)) return value;
		if (Date.now() > deadline) throw new Error(`After ${limit} ms it was ${JSON.stringify(value)}`);
		await wait(100);
	}
}
