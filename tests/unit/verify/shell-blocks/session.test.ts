import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Session, startSession } from '../../../../src/verify/shell-blocks/session.ts';

describe('the shell of a page', () => {
	let folder: string;
	let session: Session;
	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'unleash-session-'));
		session = await startSession(folder, folder, { GIVEN: 'given' }, undefined);
	});
	afterEach(async () => {
		await session.end();
		rmSync(folder, { recursive: true, force: true });
	});

	test('keeps variables, functions and the folder from block to block', async () => {
		await session.run('mkdir a\ncd a\nname=$GIVEN\nsay() { echo "say $1"; }');
		const { output, failed, folder: at } = await session.run('say "$name"');
		expect(output).toBe('say given\n');
		expect(failed).toBe('');
		expect(at).toBe(join(folder, 'home', 'a'));
	});

	test('names the first command that failed, also when a later one does not', async () => {
		const { failed, output } = await session.run('false\necho on');
		expect(failed).toBe('false (status 1)');
		expect(output).toBe('on\n');
		expect((await session.run('false || echo mended')).failed).toBe('');
	});

	test('leaves a block in the background when it prints that it is ready', async () => {
		const { output } = await session.run('echo ready; sleep 100', 'ready');
		expect(output).toBe('ready\n');
		expect((await session.run('echo next')).output).toBe('next\n');
	});

	test('says that a block ended the shell, and how', async () => {
		await expect(session.run('echo bye; exit 3')).rejects.toThrow(
			/^It ended the shell, with 3\. It printed:\nbye\n$/,
		);
	});

	test('says so also for a block that kills it', async () => {
		await expect(session.run('kill -9 $$')).rejects.toThrow('It ended the shell, with SIGKILL');
	});

	test('reaches no other host', async () => {
		const { failed } = await session.run('curl --silent https://example.com');
		expect(failed).toContain('curl');
	});
});
