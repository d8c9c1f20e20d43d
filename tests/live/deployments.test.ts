import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../src/verify/deployments/ask.ts';
import { composeServer } from '../../src/verify/deployments/compose.ts';
import {
	missingProgram,
	type RunningProxy,
	readProxies,
	startProxy,
} from '../../src/verify/deployments/proxies.ts';
import { replaceAll, shownBlocks, shownFile } from '../../src/verify/deployments/shown.ts';
import { caller } from '../../src/verify/server/call.ts';
import { type Guard, startGuard } from '../../src/verify/server/guard.ts';
import { packageFile } from '../../src/verify/server/packages.ts';
import { listen } from '../../src/verify/server/ports.ts';
import { startPostgres } from '../../src/verify/server/postgres.ts';
import { query } from '../../src/verify/server/query.ts';
import { startServer } from '../../src/verify/server/server.ts';
import { ADMIN_USER, DOCKER_TOKENS, TOKENS } from '../../src/verify/server/tokens.ts';

const PAGES = 'src/content/docs/using-unleash/deploy';
const PREFIX = '/unleash';
const SECURE = { SECURE_HEADERS: 'true', UNLEASH_URL: 'https://flags.example.com' };
/** Ways to write the path of the metrics that the server, or a proxy, takes for the same. */
const METRICS = [
	'/internal-backstage/prometheus',
	'/INTERNAL-BACKSTAGE/prometheus',
	'//INTERNAL-backstage//prometheus',
	'/%69nternal-backstage/prometheus',
	'/x/../internal-backstage/prometheus',
];
const LOGIN = '/auth/simple/login';
const SLOW_MS = 120_000;
const signIn = { method: 'POST', body: ADMIN_USER } as const;

let guard: Guard;
let folder: string;
let database: string;
let server: string;
let prefixed: string;

beforeAll(async () => {
	guard = startGuard();
	folder = mkdtempSync(join(tmpdir(), 'unleash-deployments-'));
	guard.folder(folder);
	database = await startPostgres(folder, guard);
	server = new URL(await startServer(folder, database, guard, SECURE)).host;
	const moved = { ...SECURE, BASE_URI_PATH: PREFIX };
	prefixed = new URL(await startServer(folder, database, guard, moved)).host;
});

afterAll(() => guard?.release());

const direct = (path: string, question: Parameters<typeof ask>[2] = {}) =>
	ask(Number(server.split(':')[1]), path, { ...question, plain: true });

describe('the server alone', () => {
	test('sends no session cookie with SECURE_HEADERS unless X-Forwarded-Proto says https', async () => {
		const plain = await direct(LOGIN, signIn);
		expect([plain.status, plain.headers['set-cookie']]).toEqual([200, undefined]);
		const told = await direct(LOGIN, { ...signIn, headers: { 'X-Forwarded-Proto': 'https' } });
		expect(told.headers['set-cookie']?.[0]).toContain('unleash-session=');
	});

	test('shows metrics in any case, and with doubled slashes', async () => {
		const answers = await Promise.all(METRICS.slice(0, 3).map((path) => direct(path)));
		expect(answers.map(({ body }) => body.slice(0, 6))).toEqual(answers.map(() => '# HELP'));
	});

	test('believes X-Forwarded-For when it counts for rate limits', async () => {
		const left = (address: string) =>
			direct(LOGIN, { ...signIn, headers: { 'X-Forwarded-For': address } }).then(remaining);
		expect(await left('192.0.2.1')).toBe(await left('192.0.2.2'));
	});

	test('ends with 0 when it cannot start, so that a restart "on failure" leaves it down', {
		timeout: SLOW_MS,
	}, () => {
		const program = join(packageFile('unleash-server'), 'dist/server.js');
		const { status, stderr } = spawnSync(process.execPath, [program], {
			encoding: 'utf8',
			env: { DATABASE_URL: `${database}-that-is-missing`, DATABASE_SSL: 'false' },
		});
		expect(stderr).toContain('does not exist');
		expect(status).toBe(0);
	});
});

describe.each(Object.entries(readProxies()))('%s with the configuration of the page', (_name, proxy) => {
	const missing = missingProgram(proxy.program, proxy.install);
	let proxied: RunningProxy;
	beforeAll(async () => {
		if (!missing) proxied = await startProxy(proxy, folder, guard, server);
	});
	const tries = (title: string, run: () => Promise<void>) =>
		test(title, ({ skip }) => (missing ? skip(missing) : run()));

	tries('serves over TLS 1.2 and later, with HSTS, and leads plain HTTP there', async () => {
		const { body } = await ask(proxied.tls, '/health', { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });
		expect(body).toBe('{"health":"GOOD"}');
		const { headers } = await ask(proxied.tls, '/');
		expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
		const moved = await ask(proxied.plain, '/sign-in?a=b', { plain: true });
		expect([301, 308]).toContain(moved.status);
		expect(moved.headers['location']).toBe('https://flags.example.com/sign-in?a=b');
	});

	tries('keeps metrics inside, however their path is written', async () => {
		const answers = await Promise.all(METRICS.map((path) => ask(proxied.tls, path)));
		expect(answers.map(({ status }) => status)).toEqual(METRICS.map(() => 403));
	});

	tries('lets people sign in, with a cookie for HTTPS only', async () => {
		const { headers } = await ask(proxied.tls, LOGIN, signIn);
		expect(headers['set-cookie']?.[0]).toMatch(/^unleash-session=.*; HttpOnly; Secure/);
	});

	tries('overwrites the address that a client claims', async () => {
		const left = (address: string) =>
			ask(proxied.tls, LOGIN, { ...signIn, headers: { 'X-Forwarded-For': address } }).then(remaining);
		const first = await left('192.0.2.3');
		expect(await left('192.0.2.4')).toBe(first - 1);
	});

	tries('passes names with a slash on', async () => {
		const call = caller(`http://${server}`, TOKENS.admin);
		const flag = `behind-${proxy.program}`;
		await call('POST', '/api/admin/projects/default/features', { name: flag });
		await call('POST', `/api/admin/features/${flag}/tags`, { type: 'simple', value: 'team/web' });
		const path = `/api/admin/features/${flag}/tags/simple/team%2Fweb`;
		const { status } = await ask(proxied.tls, path, {
			method: 'DELETE',
			headers: { Authorization: TOKENS.admin },
		});
		expect(status).toBe(200);
		expect(await call('GET', `/api/admin/features/${flag}/tags`)).toMatchObject({ tags: [] });
	});

	tries('hands on events of a stream as they come', async () => {
		const upstream = createServer((request, response) => {
			if (!request.url?.startsWith('/api/client/streaming')) return void response.end();
			response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
		});
		const streaming = await startProxy(proxy, folder, guard, `127.0.0.1:${await listen(upstream)}`);
		const { body } = await ask(streaming.tls, '/api/client/streaming', { until: '\n\n' });
		upstream.closeAllConnections();
		upstream.close();
		expect(body).toBe('data: first\n\n');
	});

	tries('serves below a path, as the page says', async () => {
		const { tls } = await startProxy(proxy, folder, guard, prefixed, PREFIX);
		expect((await ask(tls, `${PREFIX}/health`)).body).toBe('{"health":"GOOD"}');
		expect((await ask(tls, '/health')).status).toBe(404);
		expect((await ask(tls, `${PREFIX}/INTERNAL-BACKSTAGE/prometheus`)).status).toBe(403);
	});
});

test('the Compose file starts a server with its variables, and what its container checks answers', {
	timeout: SLOW_MS,
}, async () => {
	const { environment, check } = composeServer('src/samples/compose/open-source.yaml', {
		DATABASE_PASSWORD: 'f0e1',
		UNLEASH_SECRET: 'a5b4',
	});
	const { hostname, port } = new URL(database);
	await query(database, 'CREATE DATABASE unleash');
	const url = await startServer(folder, '', guard, {
		...environment,
		DATABASE_HOST: hostname,
		DATABASE_PORT: port,
	});
	expect((await fetch(url + check)).status).toBe(200);
	const headers = { Authorization: DOCKER_TOKENS.backend };
	expect((await fetch(`${url}/api/client/features`, { headers })).status).toBe(200);
});

describe('the way back to an older version', () => {
	const missing = missingProgram('psql', 'apt-get install postgresql-client');
	const command = (words: string) =>
		shownBlocks(`${PAGES}/upgrading-unleash.mdx`).find(
			({ language, text }) => language === 'sh' && text.startsWith(words),
		)?.text ?? `false # no block begins with ${words}`;
	const run = (script: string, address: string) =>
		spawnSync('sh', ['-c', script], {
			cwd: folder,
			encoding: 'utf8',
			env: { PATH: process.env['PATH'], DATABASE_URL: address },
		});

	test('takes tables that the newer version added, and gives back the old ones', ({ skip }) => {
		if (missing) skip(missing);
		const copy = new URL('/copy', database).href;
		run(`psql --command='CREATE DATABASE copy' "$DATABASE_URL"`, database);
		run(`pg_dump "${database}" | psql --quiet "$DATABASE_URL"`, copy);
		expect(run(command('pg_dump'), copy)).toMatchObject({ status: 0, stderr: '' });
		run(`psql --command='CREATE TABLE newer (project text REFERENCES projects (id))' "$DATABASE_URL"`, copy);
		const restored = run(command('psql'), copy);
		expect(restored.status, restored.stderr).toBe(0);
		const tables = run(
			`psql --tuples-only --no-align --command="SELECT to_regclass('newer'), count(*) FROM projects" "$DATABASE_URL"`,
			copy,
		);
		expect(tables.stdout.trim()).toBe('|1');
	});
});

describe('the unit for systemd', () => {
	test('is one that systemd takes without a warning', ({ skip }) => {
		const missing = missingProgram('systemd-analyze', 'apt-get install systemd');
		if (missing) skip(missing);
		const page = `${PAGES}/getting-started.mdx`;
		const unit = shownFile(page, '/etc/systemd/system/unleash.service');
		const file = join(folder, 'unleash.service');
		writeFileSync(file, replaceAll(unit, { '/usr/bin/node': process.execPath }, page));
		const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
		expect([status, stderr]).toEqual([0, '']);
	});
});

function remaining({ headers }: Awaited<ReturnType<typeof ask>>): number {
	return Number(headers['ratelimit-remaining']);
}
