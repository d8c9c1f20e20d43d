import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../../server/packages.ts';
import { need, versionOf } from '../command.ts';
import { findSdk, GO_MODULE } from '../registry.ts';
import { copyStub } from '../stub.ts';
import type { Language } from './language.ts';

/** The package that programs of the page about the SDK connect with, in the module of that page. */
const FLAGS = fileURLToPath(new URL('../../../../samples/go/sdk-flags.go', import.meta.url));

const HINT = 'apt-get install golang-go, or https://go.dev/dl';

/** Compiled and vetted in a module of its own. */
export const go: Language = {
	name: 'go',
	extensions: ['.go'],
	async compile(file, folder) {
		const version = versionOf(HINT, 'go', ['version']);
		const sdk = await findSdk('go');
		const env = {
			...process.env,
			GOFLAGS: '-mod=mod',
			GOTOOLCHAIN: 'local',
			GOCACHE: join(cacheFolder(), 'go-build'),
			...(sdk.path ? {} : { GOPROXY: 'off', GOSUMDB: 'off' }),
		};
		mkdirSync(join(folder, 'module/flags'), { recursive: true });
		const replace = sdk.path ? '' : `replace ${GO_MODULE} => ../sdk\n`;
		if (!sdk.path) copyStub('go', join(folder, 'sdk'));
		writeFileSync(
			join(folder, 'module/go.mod'),
			`module example.com/web-shop\n\ngo 1.19\n\nrequire ${GO_MODULE} ${sdk.path ?? 'v6.0.0'}\n${replace}`,
		);
		copyFileSync(FLAGS, join(folder, 'module/flags/flags.go'));
		copyFileSync(file, join(folder, 'module/main.go'));
		const problem = need(HINT, 'go', ['vet', './...'], { cwd: join(folder, 'module'), env });
		return {
			tool: `${version} vet, ${sdk.name}`,
			problem,
		};
	},
};
