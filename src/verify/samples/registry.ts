import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../server/packages.ts';

/** What samples of a language are compiled against. */
export interface Sdk {
	/** Name and version, for the table, such as `stub of UnleashClient 6.9.1`. */
	name: string;
	/** What the compiler needs of the real SDK: a jar, a folder, or a version. Undefined for the stub. */
	path?: string;
}

interface Source {
	/** Name of the SDK. */
	package: string;
	version: string;
	/** What is taken when the registry lacks that version. */
	older?: string;
	/** Address that answers when the registry can be reached. */
	address: (version: string) => string;
	/** Gets this version into a folder of its own, unless it is there; returns what the compiler needs. */
	fetch: (version: string, folder: string) => Promise<string | undefined> | string | undefined;
}

/** Path of the Go SDK, which names its major version. */
export const GO_MODULE = 'github.com/Unleash/unleash-go-sdk/v6';

const REACH_MS = 3000;
const FETCH_MS = 120_000;

export const SOURCES = {
	java: { package: 'unleash-client-java', version: '12.2.3', address: jarAddress, fetch: fetchJar },
	python: {
		package: 'UnleashClient',
		version: '6.9.1',
		address: () => 'https://pypi.org/simple/unleashclient/',
		fetch: fetchPython,
	},
	go: {
		package: 'unleash-go-sdk',
		version: '6.5.1',
		older: '6.4.0',
		// The proxy writes capitals as an exclamation mark and the small letter.
		address: (version) =>
			`https://proxy.golang.org/${GO_MODULE.replace(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`)}/@v/v${version}.info`,
		fetch: fetchGo,
	},
} satisfies Record<string, Source>;

type SdkLanguage = keyof typeof SOURCES;

const found = new Map<SdkLanguage, Promise<Sdk>>();

/**
 * The real SDK of a language when its registry answers and the tools here can use it, else its stub.
 * `SAMPLES_SDK=stub` asks no registry.
 */
export function findSdk(language: SdkLanguage): Promise<Sdk> {
	const sdk = found.get(language) ?? load(language);
	found.set(language, sdk);
	return sdk;
}

/** The stub of a language's SDK. */
export function stubOf(language: SdkLanguage): Sdk {
	return { name: `stub of ${nameOf(SOURCES[language])}` };
}

function nameOf(source: Source): string {
	return `${source.package} ${source.version}`;
}

async function load(language: SdkLanguage): Promise<Sdk> {
	if (process.env['SAMPLES_SDK'] === 'stub') return stubOf(language);
	const source: Source = SOURCES[language];
	for (const version of [source.version, source.older]) {
		const path = version && (await getVersion(source, version, language).catch(() => undefined));
		if (path) return { name: `${source.package} ${version}`, path };
	}
	return stubOf(language);
}

/** What the compiler needs of a version, if the registry answers and has it. */
async function getVersion(
	source: Source,
	version: string,
	language: SdkLanguage,
): Promise<string | undefined> {
	const { ok } = await fetch(source.address(version), {
		method: 'HEAD',
		signal: AbortSignal.timeout(REACH_MS),
	});
	if (!ok) return undefined;
	const folder = join(cacheFolder(), 'sdks', language, version);
	mkdirSync(folder, { recursive: true });
	return source.fetch(version, folder);
}

function jarAddress(version: string): string {
	return `https://repo1.maven.org/maven2/io/getunleash/unleash-client-java/${version}/unleash-client-java-${version}.jar`;
}

async function fetchJar(version: string, folder: string): Promise<string | undefined> {
	const jar = join(folder, `unleash-client-java-${version}.jar`);
	if (existsSync(jar)) return jar;
	const response = await fetch(jarAddress(version), { signal: AbortSignal.timeout(FETCH_MS) });
	if (!response.ok) return undefined;
	writeFileSync(jar, Buffer.from(await response.arrayBuffer()));
	return jar;
}

function fetchPython(version: string, folder: string): string | undefined {
	if (existsSync(join(folder, 'UnleashClient'))) return folder;
	const words = ['-m', 'pip', 'install', '--quiet', '--target', folder, `UnleashClient==${version}`];
	return spawnSync('python3', words, { timeout: FETCH_MS }).status === 0 ? folder : undefined;
}

function fetchGo(version: string, folder: string): string | undefined {
	writeFileSync(join(folder, 'go.mod'), 'module probe\n\ngo 1.19\n');
	writeFileSync(join(folder, 'probe.go'), `package probe\n\nimport _ "${GO_MODULE}"\n`);
	const options = {
		cwd: folder,
		timeout: FETCH_MS,
		env: { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' },
	};
	const isThere = [
		['get', `${GO_MODULE}@v${version}`],
		['build', './...'],
	].every((words) => spawnSync('go', words, options).status === 0);
	return isThere ? `v${version}` : undefined;
}
