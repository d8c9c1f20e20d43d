import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '../../lib/diagnostics/build-error.ts';
import type { Guard } from './guard.ts';
import { packageFile } from './packages.ts';
import { freePort } from './ports.ts';
import { TOKENS } from './tokens.ts';

/** The first start runs every migration. */
const HEALTHY_MS = 180_000;

/** How often another port is tried when somebody else took the chosen one while the server ran its migrations. */
const PORTS_TRIED = 3;

/**
 * Starts the real server and waits until it answers.
 *
 * @param extra environment variables on top of ours
 * @param server folder of the package `unleash-server`, if it is another one than the documented version's
 * @returns its address, without a slash at the end
 * @throws Error with the end of its log when it stops or stays silent
 */
export async function startServer(
	folder: string,
	database: string,
	guard: Guard,
	extra: Record<string, string> = {},
	ports?: number[],
	server = packageFile('unleash-server'),
): Promise<string> {
	for (let tried = 1; ; tried += 1) {
		const started = await startOn(await freePort(ports), folder, database, guard, extra, server);
		if ('url' in started) return started.url;
		if (!started.log.includes('EADDRINUSE') || tried === PORTS_TRIED) {
			throw problem({
				where: 'unleash-server',
				found: `${started.end}\n${started.log}`,
				expected: 'a server that says that it is ready',
			});
		}
	}
}

/** Returns the address of a server that is ready; else how it ended, with the end of its log. */
async function startOn(
	port: number,
	folder: string,
	database: string,
	guard: Guard,
	extra: Record<string, string>,
	server: string,
): Promise<{ url: string } | { end: string; log: string }> {
	const url = `http://127.0.0.1:${port}`;
	const log = join(folder, 'server.log');
	const out = openSync(log, 'a');
	const program = join(server, 'dist/server.js');
	const child = spawn(process.execPath, ['--max-old-space-size=1024', program], {
		cwd: folder,
		env: { ...environment(port, url, database), ...extra },
		stdio: ['ignore', out, out],
		detached: true,
	});
	child.unref();
	if (child.pid) guard.process(child.pid, 'SIGTERM');
	let isReady = false;
	child.once('exit', (code, signal) => {
		if (!isReady || guard.isReleased) return;
		console.error(`The server at ${url} ended with ${code ?? signal}:\n${endOf(log)}`);
	});
	const deadline = Date.now() + HEALTHY_MS;
	while (!(await answers(`${url}${extra['BASE_URI_PATH'] ?? ''}/ready`))) {
		if (child.exitCode !== null) return { end: `it ended with ${child.exitCode}`, log: endOf(log) };
		if (Date.now() > deadline) return { end: `no answer in ${HEALTHY_MS / 1000} seconds`, log: endOf(log) };
		await wait(200);
	}
	isReady = true;
	return { url };
}

function endOf(log: string): string {
	return readFileSync(log, 'utf8').split('\n').slice(-40).join('\n');
}

async function answers(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
		await response.arrayBuffer();
		return response.ok;
	} catch {
		return false;
	}
}

function environment(port: number, url: string, database: string): Record<string, string> {
	return {
		PATH: process.env['PATH'] ?? '',
		HOME: process.env['HOME'] ?? '/',
		TZ: 'UTC',
		NODE_ENV: 'production',
		DATABASE_URL: database,
		DATABASE_SSL: 'false',
		HTTP_HOST: '127.0.0.1',
		HTTP_PORT: String(port),
		UNLEASH_URL: url,
		LOG_LEVEL: 'warn',
		CHECK_VERSION: 'false',
		SEND_TELEMETRY: 'false',
		ENABLE_OAS: 'true',
		UNLEASH_ALLOW_PRIVATE_URL_IN_INTEGRATION: 'true',
		SEARCH_FEATURES_RATE_LIMIT_PER_MINUTE: '10000',
		SIMPLE_LOGIN_LIMIT_PER_MINUTE: '10000',
		AUTHENTICATION_RATE_LIMIT_PER_MINUTE: '10000',
		INIT_ADMIN_API_TOKENS: TOKENS.admin,
		INIT_BACKEND_API_TOKENS: [TOKENS.backend, TOKENS.backendProduction].join(','),
		INIT_FRONTEND_API_TOKENS: [TOKENS.frontend, TOKENS.frontendProduction].join(','),
	};
}
