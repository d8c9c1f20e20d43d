import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requirePackage } from '../../src/verify/server/packages.ts';
import { listening } from '../listening.ts';

/* What the page of the Next.js SDK says of servers that refuse or hang, and of flags whose parent is missing. */

const { evaluateFlags, flag, getDefinitions } = requirePackage<{
	evaluateFlags: (definitions: object) => { toggles: { name: string }[] };
	flag: (name: string, context: object, options: object) => Promise<{ enabled: boolean; error?: Error }>;
	getDefinitions: (options: object) => Promise<object>;
}>('@unleash/nextjs');

describe('the server part of the Next.js SDK', () => {
	let answer: { status: number; body: string } | 'hang';
	const server = createServer((_request, response) => {
		if (answer === 'hang') return;
		response.writeHead(answer.status, { 'Content-Type': 'application/json' });
		response.end(answer.body);
	});
	let options: { url: string; token: string };
	beforeAll(async () => {
		options = { url: `${(await listening(server)).origin}/api/client/features`, token: 'unused' };
		vi.spyOn(console, 'error').mockReturnValue();
		vi.spyOn(console, 'warn').mockReturnValue();
	});
	afterAll(() => {
		vi.restoreAllMocks();
		server.closeAllConnections();
		server.close();
	});

	test.each([401, 503])('takes a refusal with %s and JSON for rules, without an error', async (status) => {
		answer = { status, body: '{"message":"no"}' };
		expect(await getDefinitions(options)).toEqual({ message: 'no' });
		const asked = await flag('new-checkout', {}, options);
		expect(asked).toMatchObject({ enabled: false });
		expect(asked.error).toBeUndefined();
		expect(console.error).toHaveBeenCalledWith(
			expect.stringContaining('Failed to evaluate flags from provided definitions'),
			expect.anything(),
		);
	});

	test('gives the error of a web page in its place', async () => {
		answer = { status: 502, body: '<html>' };
		expect((await flag('new-checkout', {}, options)).error?.name).toBe('SyntaxError');
		await expect(getDefinitions(options)).rejects.toThrow("Unexpected token '<'");
	});

	test('waits no longer than the signal that it is given', async () => {
		answer = 'hang';
		const fetchOptions = { signal: AbortSignal.timeout(100) };
		expect((await flag('new-checkout', {}, { ...options, fetchOptions })).error?.name).toBe('TimeoutError');
	});

	test.each([
		['off', { feature: 'missing' }, 0],
		['on if the parent must be off', { feature: 'missing', enabled: false }, 1],
	])('gives a child whose parent is missing as %s', (_answer, dependency, length) => {
		const features = [{ name: 'child', enabled: true, strategies: [], dependencies: [dependency] }];
		expect(evaluateFlags({ version: 2, features }).toggles).toHaveLength(length);
	});
});
