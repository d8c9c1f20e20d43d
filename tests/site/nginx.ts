import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '../listening.ts';
import { ask } from './ask.ts';
import { killAtExit } from './child-server.ts';
import { findNginx } from './find-nginx.ts';
import type { RunningServer } from './servers.ts';

const found = findNginx();

/** Why nothing is tested with nginx, if so. */
export const nginxSkipped = 'skipped' in found ? found.skipped : undefined;

/**
 * Starts nginx and waits until it answers.
 *
 * @param config what stands inside `http`, with one `listen`, which gets a free port
 * @throws Error with what nginx says, if it does not start
 */
export async function runNginx(config: string): Promise<RunningServer> {
	if ('skipped' in found) throw new Error(found.skipped);
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	const main = join(folder, 'main.conf');
	writeFileSync(
		join(folder, 'site.conf'),
		config.replace(/^(\s*)listen .*;$/m, `$1listen 127.0.0.1:${port};`),
	);
	writeFileSync(
		main,
		`daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; include "${found.mediaTypes}"; default_type application/octet-stream; ${temporary.join(' ')} include site.conf; }`,
	);
	const errors = join(folder, 'error.log');
	const nginx = spawn(found.program, ['-p', folder, '-c', main, '-e', errors], {
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	killAtExit(nginx);
	let output = '';
	nginx.stderr.on('data', (text) => {
		output += text;
	});
	while (!(await ask(port, '/').catch(() => undefined))) {
		if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
		await wait(50);
	}
	return { port, stop: () => nginx.kill() };
}

/** A port of this machine that nothing listens on. */
async function freePort(): Promise<number> {
	const server = createServer();
	const { port } = await listening(server);
	await new Promise((done) => server.close(done));
	return port;
}
