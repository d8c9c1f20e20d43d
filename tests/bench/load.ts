import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../site/ask.ts';
import { startNginx } from '../site/servers.ts';
import { WORKSHOP } from './sites.ts';

/** What one server did with one kind of request. */
export interface Load {
	server: string;
	request: string;
	tool: string;
	/** Answers in a second. */
	rate: number;
	/** Milliseconds in which 99 of 100 answers came. */
	p99: number;
	/** Answers with another status than the request should get, and connections that failed. */
	errors: number;
}

const CONNECTIONS = 50;
/** Requests after which autocannon connects anew: it does not heed servers that say so themselves after 1,000. */
const ON_ONE_CONNECTION = 900;
const PAGE = '/reference/stickiness';

interface Kind {
	request: string;
	path: string;
	status: number;
	headers: Record<string, string>;
}

/**
 * Loads each server with each kind of request, one after the other, on loopback. Load and server share the cores, and
 * the servers of Node have one process, as `npm start` has.
 *
 * @param dist the built site
 * @param seconds how long each kind runs
 */
export async function loads(dist: string, seconds: number): Promise<Load[]> {
	const rows: Load[] = [];
	for (const { name, start, encoding } of serversOf(dist)) {
		const server = await start();
		try {
			for (const kind of await kindsFor(server.port, encoding)) {
				if (name.startsWith('sirv') && kind.status === 301) continue;
				rows.push({ server: name, ...(await withAutocannon(server.port, kind, seconds)) });
				if (hasWrk()) rows.push({ server: name, ...withWrk(server.port, kind, seconds) });
			}
		} finally {
			server.stop();
		}
	}
	return rows;
}

function serversOf(dist: string) {
	return [
		{ name: 'npm start', start: startOwnApart, encoding: 'br, gzip' },
		{ name: 'nginx', start: startNginx, encoding: 'gzip' },
		{ name: 'sirv (plain static server)', start: () => startSirv(dist), encoding: 'br, gzip' },
	];
}

/** The requests, as a browser sends them; the names of assets and the validator are those of this build. */
async function kindsFor(port: number, encoding: string): Promise<Kind[]> {
	const headers = { 'Accept-Encoding': encoding };
	const page = await ask(port, PAGE);
	const asset = /href="(\/_astro\/[^"]+\.css)"/.exec(page.body.toString())?.[1] ?? '/favicon.svg';
	const { etag = '' } = (await ask(port, PAGE, headers)).headers;
	return [
		{ request: 'page', path: PAGE, status: 200, headers },
		{ request: 'asset', path: asset, status: 200, headers },
		{ request: 'redirect', path: '/advanced/stickiness', status: 301, headers },
		{ request: 'miss', path: '/no-such-page', status: 404, headers },
		{ request: 'conditional', path: PAGE, status: 304, headers: { ...headers, 'If-None-Match': etag } },
	];
}

async function withAutocannon(port: number, kind: Kind, seconds: number): Promise<Omit<Load, 'server'>> {
	const words = [
		...['--json', '-c', `${CONNECTIONS}`, '-d', `${seconds}`, '-D', `${ON_ONE_CONNECTION}`],
		...headerWords(kind, '='),
	];
	const program = join(WORKSHOP, 'tools/node_modules/autocannon/autocannon.js');
	const { stdout } = await ended(spawn(process.execPath, [program, ...words, address(port, kind)]));
	const { requests, latency, statusCodeStats, errors } = JSON.parse(stdout) as {
		requests: { average: number };
		latency: { p99: number };
		statusCodeStats: Record<string, { count: number }>;
		errors: number;
	};
	const wrong = Object.entries(statusCodeStats)
		.filter(([status]) => Number(status) !== kind.status)
		.reduce((sum, [, { count }]) => sum + count, 0);
	return {
		request: kind.request,
		tool: 'autocannon',
		rate: requests.average,
		p99: latency.p99,
		errors: errors + wrong,
	};
}

function withWrk(port: number, kind: Kind, seconds: number): Omit<Load, 'server'> {
	const words = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...headerWords(kind, ': ')];
	const { stdout } = spawnSync('wrk', [...words, address(port, kind)], { encoding: 'utf8' });
	const [, value = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
	const refused = kind.status < 400 ? Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) : 0;
	const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
	return {
		request: kind.request,
		tool: 'wrk',
		rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
		p99: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
		errors: (sockets?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), refused),
	};
}

const address = (port: number, { path }: Kind) => `http://127.0.0.1:${port}${path}`;
const headerWords = ({ headers }: Kind, between: string) =>
	Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}${between}${value}`]);
const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

async function ended(child: ChildProcess): Promise<{ stdout: string }> {
	let [stdout, stderr] = ['', ''];
	child.stdout?.on('data', (text) => {
		stdout += text;
	});
	child.stderr?.on('data', (text) => {
		stderr += text;
	});
	const code = await new Promise((done) => child.on('close', done));
	if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${stderr}`);
	return { stdout };
}

/** The server of `npm start` in a process of its own, as the load would slow one in this process. */
async function startOwnApart() {
	const { ChildServer } = await import('../site/child-server.ts');
	const server = await ChildServer.start();
	return { port: server.port, stop: () => void server.end() };
}

async function startSirv(dist: string) {
	const port = 4549;
	const program = join(WORKSHOP, 'tools/node_modules/sirv-cli/bin.js');
	const words = [
		program,
		resolve(dist),
		'--port',
		`${port}`,
		'--host',
		'127.0.0.1',
		'--gzip',
		'--brotli',
		'--etag',
		'--quiet',
	];
	const child = spawn(process.execPath, words, { stdio: 'ignore' });
	for (let tries = 0; tries < 100; tries++) {
		if (await ask(port, '/').catch(() => undefined)) break;
		await wait(50);
	}
	return { port, stop: () => child.kill() };
}
