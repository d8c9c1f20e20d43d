import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../../server/packages.ts';
import { need, versionOf } from '../command.ts';
import { findSdk, GO_MODULE } from '../registry.ts';
import { copyStub } from '../stub.ts';
import type { Attempt, Language } from './language.ts';

/** The package that programs of the page about the SDK connect with, in the module of that page. */
const FLAGS = fileURLToPath(new URL('../../../samples/go/sdk-flags.go', import.meta.url));

const HINT = 'apt-get install golang-go, or https://go.dev/dl';

/** Compiled and vetted in a module of its own. */
export const go: Language = {
	name: 'go',
	extensions: ['.go'],
	compile: (file, folder) =>
		vetModule(folder, 'example.com/web-shop', {
			'flags/flags.go': readFileSync(FLAGS, 'utf8'),
			'main.go': readFileSync(file, 'utf8'),
		}),
};

/**
 * Compiles and vets a module that uses the SDK, or its stub where the registry doesn't have it.
 *
 * @param folder an empty folder
 * @param files texts by their path in the module
 */
export async function vetModule(
	folder: string,
	name: string,
	files: Record<string, string>,
): Promise<Attempt> {
	const version = versionOf(HINT, 'go', ['version']);
	const sdk = await findSdk('go');
	const env = {
		...process.env,
		GOFLAGS: '-mod=mod',
		GOTOOLCHAIN: 'local',
		GOCACHE: join(cacheFolder(), 'go-build'),
		...(sdk.path ? {} : { GOPROXY: 'off', GOSUMDB: 'off' }),
	};
	const replace = sdk.path ? '' : `replace ${GO_MODULE} => ../sdk\n`;
	if (!sdk.path) copyStub('go', join(folder, 'sdk'));
	const required = `require ${GO_MODULE} ${sdk.path ?? 'v6.0.0'}`;
	const all = { ...files, 'go.mod': `module ${name}\n\ngo 1.19\n\n${required}\n${replace}` };
	for (const [path, text] of Object.entries(all)) {
		const file = join(folder, 'module', path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	const problem = need(HINT, 'go', ['vet', './...'], { cwd: join(folder, 'module'), env });
	return { tool: `${version} vet, ${sdk.name}`, problem };
}
