import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../world/packages.ts';

/** An SDK that a registry gave. */
export interface RegistrySdk {
	/** Name and version, for the table. */
	name: string;
	/** What the compiler needs: a jar, a folder, or a version. */
	path: string;
}

const REACH_MS = 3000;
const FETCH_MS = 120_000;

const SOURCES = {
	java: {
		name: 'unleash-client-java 12.2.3',
		address:
			'https://repo1.maven.org/maven2/io/getunleash/unleash-client-java/12.2.3/unleash-client-java-12.2.3.jar',
		async fetch(address: string, folder: string): Promise<string | undefined> {
			const jar = join(folder, 'unleash-client-java-12.2.3.jar');
			if (existsSync(jar)) return jar;
			const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
			if (!response.ok) return undefined;
			writeFileSync(jar, Buffer.from(await response.arrayBuffer()));
			return jar;
		},
	},
	python: {
		name: 'UnleashClient 6.9.1',
		address: 'https://pypi.org/simple/unleashclient/',
		fetch(_address: string, folder: string): string | undefined {
			const target = join(folder, 'python');
			if (existsSync(join(target, 'UnleashClient'))) return target;
			const words = ['-m', 'pip', 'install', '--quiet', '--target', target, 'UnleashClient==6.9.1'];
			return spawnSync('python3', words, { timeout: FETCH_MS }).status === 0 ? target : undefined;
		},
	},
	go: {
		name: 'unleash-go-sdk 6.5.1',
		address: 'https://proxy.golang.org/github.com/!unleash/unleash-go-sdk/v6/@v/v6.5.1.info',
		fetch(_address: string, folder: string): string | undefined {
			const module = 'github.com/Unleash/unleash-go-sdk/v6';
			writeFileSync(join(folder, 'go.mod'), 'module probe\n\ngo 1.19\n');
			writeFileSync(join(folder, 'probe.go'), `package probe\n\nimport _ "${module}"\n`);
			const options = {
				cwd: folder,
				timeout: FETCH_MS,
				env: { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
			};
			const isThere = [
				['get', `${module}@v6.5.1`],
				['build', './...'],
			].every((words) => spawnSync('go', words, options).status === 0);
			return isThere ? 'v6.5.1' : undefined;
		},
	},
};

const found = new Map<string, Promise<RegistrySdk | undefined>>();

/**
 * The real SDK of a language, when its registry answers and the tools here can use it. `SAMPLES_SDK=stub` asks none.
 *
 * @returns undefined when samples are to be compiled against the stub
 */
export function sdkFromRegistry(language: keyof typeof SOURCES): Promise<RegistrySdk | undefined> {
	const sdk = found.get(language) ?? load(language);
	found.set(language, sdk);
	return sdk;
}

async function load(language: keyof typeof SOURCES): Promise<RegistrySdk | undefined> {
	if (process.env['SAMPLES_SDK'] === 'stub') return undefined;
	const { name, address, fetch: get } = SOURCES[language];
	const folder = join(cacheFolder(), 'sdks', language);
	try {
		const { ok } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) });
		if (!ok) return undefined;
		mkdirSync(folder, { recursive: true });
		const path = await get(address, folder);
		return path ? { name, path } : undefined;
	} catch {
		return undefined;
	}
}
