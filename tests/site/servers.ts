import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteServer } from '../../src/hosting/serve.ts';
import { listening } from '../listening.ts';
import { dist } from './built-site.ts';
import { findNginx } from './find-nginx.ts';

/** A server that runs. */
export interface RunningServer {
	port: number;
	stop: () => void;
}

/** Starts the server of `npm start` over the built site. */
async function startOwn(): Promise<RunningServer> {
	const server = await createSiteServer(dist);
	const { port } = await listening(server);
	return { port, stop: () => server.stop() };
}

/** The nginx of this machine, or why there is none. */
const nginx = findNginx();

/** Starts nginx with the configuration in the built site, but for what belongs to the machine. */
export async function startNginx(): Promise<RunningServer> {
	if ('skipped' in nginx) throw new Error(nginx.skipped);
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
	const site = readFileSync(join(dist, 'nginx.conf'), 'utf8')
		.replace(/^\tlisten .*;$/m, `\tlisten 127.0.0.1:${port};`)
		.replace(/^\troot .*;$/m, `\troot "${resolve(dist)}";`);
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/${name};`,
	);
	writeFileSync(join(folder, 'site.conf'), site);
	writeFileSync(
		join(folder, 'main.conf'),
		`daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; include "${nginx.mediaTypes}"; default_type application/octet-stream; ${temporary.join(' ')} include site.conf; }`,
	);
	const process = spawn(
		nginx.program,
		['-p', folder, '-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')],
		{ stdio: ['ignore', 'ignore', 'pipe'] },
	);
	await answering(port, process);
	return { port, stop: () => process.kill() };
}

/** The servers that every check of hosting runs on, with the encodings they serve. */
export const servers = [
	{ name: 'npm start', start: startOwn, skipped: undefined, encodings: ['br', 'gzip'] },
	{
		name: 'nginx',
		start: startNginx,
		skipped: 'skipped' in nginx ? nginx.skipped : undefined,
		encodings: ['gzip'],
	},
];

async function answering(port: number, server: ChildProcess): Promise<void> {
	let output = '';
	server.stderr?.on('data', (text) => {
		output += text;
	});
	for (let tries = 0; tries < 100; tries++) {
		if (server.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
		const answer = await ask(port, '/').catch(() => undefined);
		if (answer) return;
		await wait(50);
	}
	throw new Error(`nginx does not answer:\n${output}`);
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
	const server = createServer();
	const { port } = await listening(server);
	await new Promise((done) => server.close(done));
	return port;
}

/** An answer as it was sent: nothing followed, nothing decompressed. */
export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request exactly as written. */
export function ask(
	port: number,
	path: string,
	headers: Record<string, string> = {},
	method = 'GET',
): Promise<Answer> {
	return new Promise((done, fail) => {
		const sent = request({ host: '127.0.0.1', port, path, headers, method, agent }, (response) => {
			const parts: Buffer[] = [];
			response.on('data', (part) => parts.push(part));
			response.on('error', fail);
			response.on('end', () =>
				done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
			);
		});
		sent.on('error', fail).end();
	});
}
