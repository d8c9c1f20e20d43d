import { describe, expect, inject, test, vi } from 'vitest';
import { requirePackage } from '../../src/verify/server/packages.ts';

/* What the page of the JavaScript SDK says of errors, start and context, where samples do not show it. */

const { url, tokens } = inject('world');
const { UnleashClient } = requirePackage<{ UnleashClient: new (options: object) => Client }>(
	'unleash-proxy-client',
);

/** What the tests use of the SDK: its types are not part of the site's install. */
interface Client {
	on(event: string, listener: (argument: unknown) => void): void;
	once(event: string, listener: () => void): void;
	start(): Promise<void>;
	stop(): void;
	updateToggles(): Promise<void>;
	isEnabled(name: string): boolean;
	getContext(): Record<string, unknown>;
	updateContext(context: object): Promise<void>;
}

const on = {
	name: 'only-here',
	enabled: true,
	variant: { name: 'disabled', enabled: false },
	impressionData: false,
};

function client(options: object = {}): Client {
	return new UnleashClient({
		url: `${url}/api/frontend`,
		clientKey: tokens.frontend,
		appName: 'claims',
		disableMetrics: true,
		disableRefresh: true,
		...options,
	});
}

const initialized = (started: Client) => new Promise<void>((resolve) => started.once('initialized', resolve));

/** The errors of a client that was started once. */
async function errorsOf(options: object): Promise<unknown[]> {
	const errors: unknown[] = [];
	const silent = vi.spyOn(console, 'error').mockReturnValue();
	const started = client(options);
	started.on('error', (error) => errors.push(error));
	await started.start();
	silent.mockRestore();
	return errors;
}

describe('the JavaScript SDK', () => {
	test.each([
		[{ url: '' }, 'url is required'],
		[{ clientKey: '' }, 'clientKey is required'],
		[{ appName: '' }, 'appName is required.'],
		[{ url: '/api/frontend' }, 'Invalid URL'],
		[{ url: 'unleash.example.com/api/frontend' }, 'Invalid URL'],
	])('throws at once with %o', (options, message) => {
		expect(() => client(options)).toThrow(message);
	});

	test.each([
		['a token that the server does not know', { clientKey: 'unknown' }, 401],
		['a backend token', { clientKey: tokens.backend }, 403],
		['a URL that goes on', { url: `${url}/api/frontend/features` }, 404],
	])('reports %s', async (_what, options, code) => {
		expect(await errorsOf(options)).toEqual([{ type: 'HttpError', code }]);
	});

	test('does not throw for a name with a port and no scheme, and fails to fetch', async () => {
		const { port } = new URL(url);
		expect(await errorsOf({ url: `localhost:${port}/api/frontend` })).toMatchObject([
			{ type: 'fetch-toggles' },
		]);
	});

	test('loses the session ID when the context is set before it is initialized, and keeps it afterwards', async () => {
		const early = client();
		void early.updateContext({ userId: 'anna' });
		await initialized(early);
		expect(early.getContext().sessionId).toBeUndefined();

		const late = client();
		await initialized(late);
		await late.updateContext({ userId: 'anna' });
		expect(late.getContext().sessionId).toBeDefined();
	});

	test('is ready twice with a bootstrap, whose flags the first answer replaces', async () => {
		let ready = 0;
		const started = client({ bootstrap: [on] });
		started.on('ready', () => {
			ready += 1;
		});
		expect(started.isEnabled(on.name)).toBe(true);
		await started.start();
		expect([ready, started.isEnabled(on.name)]).toEqual([2, false]);
	});

	test.each([
		['GET', false, [200, 304, 304]],
		['POST', true, [200, 200, 200]],
	])('with %s, gets these answers while nothing changes, and calls each list an update', async (...row) => {
		const [, usePOSTrequests, expected] = row;
		const statuses: number[] = [];
		const updated = vi.fn();
		const started = client({
			usePOSTrequests,
			fetch: async (address: string, options: RequestInit) => {
				const answer = await fetch(address, options);
				statuses.push(answer.status);
				return answer;
			},
		});
		started.on('update', updated);
		await started.start();
		await started.updateToggles();
		await started.updateToggles();
		expect(statuses).toEqual(expected);
		expect(updated).toHaveBeenCalledTimes(expected.filter((status) => status === 200).length);
	});

	test('goes on polling when it is stopped before the first answer', async () => {
		const asked = vi.fn(async () => Response.json({ toggles: [on] }));
		const started = client({ disableRefresh: false, refreshInterval: 0.02, fetch: asked });
		const first = started.start();
		started.stop();
		await first;
		await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(2);
		started.stop();
	});

	test('ends polling when it is stopped once the promise of its start is there', async () => {
		const asked = vi.fn(async () => Response.json({ toggles: [on] }));
		const started = client({ disableRefresh: false, refreshInterval: 0.02, fetch: asked });
		await started.start().then(() => started.stop());
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect(asked).toHaveBeenCalledOnce();
	});

	test('neither asks again nor reports anything while a server takes the first request and is silent', async () => {
		const asked = vi.fn(() => new Promise<Response>(() => undefined));
		const told = vi.fn();
		const started = client({ disableRefresh: false, refreshInterval: 0.02, fetch: asked });
		for (const event of ['ready', 'update', 'error']) started.on(event, told);
		void started.start();
		await expect.poll(() => asked.mock.calls.length).toBe(1);
		await new Promise((resolve) => setTimeout(resolve, 100));
		expect([asked.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
	});

	test('warns of a static field in a new context, and changes it all the same', async () => {
		const warned = vi.fn();
		const started = client();
		started.on('warn', warned);
		await started.updateContext({ environment: 'other' });
		expect(warned).toHaveBeenCalledOnce();
		expect(started.getContext().environment).toBe('other');
	});
});
