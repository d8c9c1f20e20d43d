import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MINUTE_MS = 60_000;
const POLL_MS = 50;

/** What came of one block. */
export interface Ran {
	output: string;
	errors: string;
	/** The first command that failed and its status, or an empty text. */
	failed: string;
	/** HTTP statuses of the answers that curl got, in order. */
	statuses: number[];
	/** Folder in which the session is now. */
	folder: string;
}

/** One shell, in which the blocks of a page run one after the other: variables and functions persist. */
export interface Session {
	/**
	 * Runs a block.
	 *
	 * @param until text that a block prints, or an address that answers, when it goes on in the background
	 * @param minutes how long it may take
	 * @throws Error when it takes longer
	 */
	run(code: string, until?: string, minutes?: number): Promise<Ran>;
	/** Ends the shell and everything that blocks left running. */
	end(): Promise<void>;
}

/**
 * Starts the shell in a folder, whose files another session may have left. Other hosts are out of its reach; `curl` notes statuses, and `npm` takes packages
 * from the cache of the live tests.
 *
 * @param programs folder of PostgreSQL's programs
 * @param hasTools whether the page is followed with toolchains that have registries: then other hosts are in reach,
 *   and the settings of this machine for them hold
 */
export async function startSession(
	folder: string,
	cache: string,
	variables: Record<string, string>,
	programs: string | undefined,
	hasTools = false,
): Promise<Session> {
	const own = mkdtempSync(join(folder, '.session-'));
	const home = join(folder, 'home');
	mkdirSync(home, { recursive: true });
	const path = process.env['PATH'] ?? '';
	const shims = fileURLToPath(new URL('bin', import.meta.url));
	const statusLog = join(own, 'statuses');
	writeFileSync(statusLog, '');
	const shell = spawn('bash', ['--noprofile', '--norc'], {
		cwd: home,
		detached: true,
		stdio: ['pipe', 'pipe', 'ignore'],
		env: {
			...(hasTools ? toolSettings(resolve(cache)) : NO_OTHER_HOSTS),
			PATH: [shims, dirname(process.execPath), ...(programs ? [programs] : []), path].join(delimiter),
			HOME: home,
			TMPDIR: own,
			TZ: 'UTC',
			LC_ALL: 'C.UTF-8',
			COMMANDS_PATH: path,
			COMMANDS_CACHE: resolve(cache),
			COMMANDS_NPM: hasTools ? 'registry' : 'cache',
			COMMANDS_STATUSES: statusLog,
			...variables,
		},
	});
	let said = '';
	shell.stdout.on('data', (data) => {
		said += data;
	});
	const ended = new Promise((done) => shell.once('close', done));
	shell.stdin.on('error', () => {});
	shell.stdin.write(PRELUDE);
	let count = 0;
	const kill = () => {
		try {
			if (shell.pid) process.kill(-shell.pid, 'SIGKILL');
		} catch {}
	};
	return {
		async run(code, until, minutes = 1) {
			count += 1;
			said = '';
			const base = join(own, String(count));
			writeFileSync(`${base}.sh`, `${code}\n`);
			const before = readFileSync(statusLog, 'utf8').length;
			shell.stdin.write(`__run '${base}' ${until ? '&' : ''}\n${until ? '' : '__say\n'}`);
			const read = (ending: string) => (existsSync(base + ending) ? readFileSync(base + ending, 'utf8') : '');
			const isDone = async () => {
				if (until?.startsWith('http://')) return answers(until);
				return until ? (read('.out') + read('.err')).includes(until) : said.endsWith('\u001f');
			};
			const deadline = Date.now() + minutes * MINUTE_MS;
			while (!(await isDone())) {
				const end = shell.exitCode ?? shell.signalCode;
				if (Date.now() > deadline || end !== null) {
					kill();
					const missing = until ? `was not ready (until="${until}")` : 'did not end';
					const limit = minutes === 1 ? 'a minute' : `${minutes} minutes`;
					const why = end === null ? `It ${missing} within ${limit}` : `It ended the shell, with ${end}`;
					throw new Error(`${why}. It printed:\n${read('.out')}${read('.err')}`);
				}
				await wait(POLL_MS);
			}
			const [failed = '', at = home] = until ? [] : said.slice(0, -1).split('\u001e');
			return {
				output: read('.out'),
				errors: read('.err'),
				failed,
				folder: at,
				statuses: readFileSync(statusLog, 'utf8')
					.slice(before)
					.trim()
					.split('\n')
					.filter(Boolean)
					.map(Number),
			};
		},
		async end() {
			kill();
			await ended;
		},
	};
}

const NO_OTHER_HOSTS = {
	http_proxy: 'http://127.0.0.1:9',
	https_proxy: 'http://127.0.0.1:9',
	no_proxy: 'localhost,127.0.0.1',
};

/** Settings of this machine for its toolchains, and caches that pages share, as each page has a home of its own. */
function toolSettings(cache: string): NodeJS.ProcessEnv {
	const { HOME = '', UNLEASH_URL: _, ...all } = process.env;
	// Tests set these for themselves. With NODE_ENV=test, Next.js doesn't read .env.local.
	const ofTests = /^(?:NODE_ENV|TEST|PROD|DEV|SSR|MODE|BASE_URL|VITEST.*)$/;
	const own = Object.fromEntries(Object.entries(all).filter(([name]) => !ofTests.test(name)));
	return {
		CARGO_HOME: join(HOME, '.cargo'),
		RUSTUP_HOME: join(HOME, '.rustup'),
		npm_config_userconfig: join(HOME, '.npmrc'),
		...own,
		npm_config_cache: join(cache, 'tools/npm'),
		PIP_CACHE_DIR: join(cache, 'tools/pip'),
		GOPATH: join(cache, 'tools/go'),
		GOFLAGS: '-modcacherw',
		GOCACHE: join(cache, 'go-build'),
		CARGO_TARGET_DIR: join(cache, 'tools/cargo'),
		MAVEN_OPTS: `-Dmaven.repo.local=${join(cache, 'tools/maven')}`,
		NEXT_TELEMETRY_DISABLED: '1',
		CI: '1',
	};
}

async function answers(url: string): Promise<boolean> {
	try {
		return (await fetch(url)).ok;
	} catch {
		return false;
	}
}

/** `__failed` holds the first command that failed; what still runs ends with the shell, also when its parent is gone. */
const PRELUDE = String.raw`
trap 'trap "" TERM; kill -TERM 0' EXIT
__run() {
  __failed=
  trap '__status=$?; [ -n "$__failed" ] || __failed="$BASH_COMMAND (status $__status)"' ERR
  . "$1.sh" >"$1.out" 2>"$1.err" </dev/null
  trap - ERR
}
__say() { printf '%s\036%s\037' "$__failed" "$PWD"; }
set -o errtrace
`;
