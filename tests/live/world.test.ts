import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { readSeed } from '../../src/verify/seed/data.ts';
import { caller } from '../../src/verify/server/call.ts';

const { url, tokens } = inject('world');
const call = caller(url, tokens.admin);

describe('the seeded world', () => {
	test('is server 8.2.0', async () => {
		expect(await call('GET', '/api/admin/ui-config')).toMatchObject({ version: '8.2.0' });
	});

	test('has a flag of every type that the server knows', async () => {
		const { types } = await call<{ types: { id: string }[] }>('GET', '/api/admin/feature-types');
		const seeded = new Set(readSeed().flags.map(({ type }) => type));
		expect(types.map(({ id }) => id).filter((id) => !seeded.has(id))).toEqual([]);
	});

	test('has a constraint of every operator that the server knows', async () => {
		const answer = await fetch(`${url}/api/admin/constraints/validate`, {
			method: 'POST',
			headers: { Authorization: tokens.admin, 'Content-Type': 'application/json' },
			body: JSON.stringify({ contextName: 'userId', operator: 'NO_SUCH', values: ['1'] }),
		});
		const known = [
			...new Set((await answer.text()).match(/\b(NOT_IN|IN|REGEX|(STR|NUM|DATE|SEMVER)_[A-Z_]+)\b/g)),
		];
		expect(known.length).toBe(18);
		const seeded = JSON.stringify(readSeed().flags);
		expect(known.filter((operator) => !seeded.includes(`"operator":"${operator}"`))).toEqual([]);
	});

	test('answers every kind of token at its own API', async () => {
		const status = async (path: string, token: string) =>
			(await fetch(url + path, { headers: { Authorization: token } })).status;
		expect(await status('/api/admin/projects', tokens.personal)).toBe(200);
		expect(await status('/api/client/features', tokens.backend)).toBe(200);
		expect(await status('/api/client/features', tokens.backendProduction)).toBe(200);
		expect(await status('/api/frontend', tokens.frontend)).toBe(200);
		expect(await status('/api/frontend', tokens.frontendProduction)).toBe(200);
		expect(await status('/api/frontend', tokens.backend)).toBe(403);
	});
});

describe('the end of a world', () => {
	test.skipIf(process.platform === 'win32')('comes by pid, also when its starter is killed', async () => {
		const script = `
			import { startGuard } from './src/verify/server/guard.ts';
			import { spawn } from 'node:child_process';
			import { mkdtempSync } from 'node:fs';
			const guard = startGuard();
			const folder = mkdtempSync('/tmp/unleash-live-test-');
			const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
			guard.folder(folder);
			guard.process(child.pid, 'SIGTERM');
			console.log(JSON.stringify({ folder, pid: child.pid }));
			setInterval(() => {}, 1000);`;
		const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		const said = await new Promise<string>((resolve) =>
			starter.stdout.once('data', (data) => resolve(String(data))),
		);
		const { folder, pid } = JSON.parse(said);
		expect(isRunning(pid)).toBe(true);
		starter.kill('SIGKILL');
		for (let tries = 0; tries < 100 && (isRunning(pid) || existsSync(folder)); tries++) await wait(50);
		expect(isRunning(pid)).toBe(false);
		expect(existsSync(folder)).toBe(false);
	});
});

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
