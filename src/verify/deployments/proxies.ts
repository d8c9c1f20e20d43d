import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import type { Guard } from '../server/guard.ts';
import { freePort } from '../server/ports.ts';
import { ask } from './ask.ts';
import { replaceAll, shownFile } from './shown.ts';

const PAGE = 'src/content/docs/using-unleash/deploy/https.mdx';
const ANSWERS_MS = 20_000;

/** How a reverse proxy of the page is started; `proxies.yaml` describes the fields. */
export interface Proxy {
	program: string;
	install: string;
	block: string;
	replace: Record<string, string>;
	prefixed: string[];
	arguments: string[];
	file: string;
}

/** A reverse proxy that runs, by its ports on loopback. */
export interface RunningProxy {
	tls: number;
	plain: number;
}

/** The reverse proxies that the page shows, by name. */
export function readProxies(): Record<string, Proxy> {
	return parse(readFileSync(new URL('proxies.yaml', import.meta.url), 'utf8'));
}

/** Why a program cannot be run on this machine, if so. */
export function missingProgram(program: string, install: string): string | undefined {
	const { error } = spawnSync(program, ['-v']);
	return error ? `${program} is not installed: ${install}` : undefined;
}

/**
 * Starts a reverse proxy with the configuration that the page shows.
 *
 * @param upstream host and port of the server behind it
 * @param prefix path under which the server is, such as `/unleash`
 * @throws Error with its log when it does not answer
 */
export async function startProxy(
	proxy: Proxy,
	parent: string,
	guard: Guard,
	upstream: string,
	prefix = '',
): Promise<RunningProxy> {
	const [tls, plain] = [await freePort(), await freePort()];
	const folder = join(parent, `${proxy.program}-${tls}`);
	mkdirSync(folder);
	makeCertificate(folder);
	const place = { folder, tls: String(tls), plain: String(plain), upstream };
	const moved = Object.fromEntries(
		proxy.prefixed.filter(() => prefix).map((path) => [path, `${prefix}${path}`]),
	);
	const block = replaceAll(shownFile(PAGE, proxy.block), { ...moved, ...proxy.replace }, PAGE);
	const file = join(folder, 'configuration');
	writeFileSync(
		file,
		fill(
			proxy.file.replace('{shown}', () => block),
			place,
		),
	);
	const log = join(folder, 'log');
	const out = openSync(log, 'a');
	const words = proxy.arguments.map((word) => fill(word, { file }));
	const child = spawn(proxy.program, words, {
		env: { PATH: process.env['PATH'], HOME: folder },
		stdio: ['ignore', out, out],
		detached: true,
	});
	child.unref();
	if (child.pid) guard.process(child.pid, 'SIGTERM');
	const deadline = Date.now() + ANSWERS_MS;
	while (!(await ask(tls, `${prefix}/health`).catch(() => undefined))) {
		if (child.exitCode !== null || Date.now() > deadline)
			throw new Error(`${proxy.program} did not start:\n${readFileSync(log, 'utf8')}`);
		await wait(100);
	}
	return { tls, plain };
}

function fill(text: string, values: Record<string, string>): string {
	return text.replaceAll(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

function makeCertificate(folder: string): void {
	const key = join(folder, 'flags.example.com.key');
	const certificate = join(folder, 'flags.example.com.pem');
	const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=flags.example.com'];
	const names = ['-addext', 'subjectAltName=DNS:flags.example.com'];
	const words = ['req', ...kind, ...names, '-keyout', key, '-out', certificate];
	const { status, stderr } = spawnSync('openssl', words, { encoding: 'utf8' });
	if (status !== 0) throw new Error(`openssl ended with ${status}: ${stderr}`);
}
