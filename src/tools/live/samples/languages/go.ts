import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../server/packages.ts';
import { need, versionOf } from '../command.ts';
import { findSdk, GO_MODULE } from '../registry.ts';
import { copyStub } from '../stub.ts';
import type { Language } from './language.ts';

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
		mkdirSync(join(folder, 'module'));
		const replace = sdk.path ? '' : `replace ${GO_MODULE} => ../sdk\n`;
		if (!sdk.path) copyStub('go', join(folder, 'sdk'));
		writeFileSync(
			join(folder, 'module/go.mod'),
			`module sample\n\ngo 1.19\n\nrequire ${GO_MODULE} ${sdk.path ?? 'v6.0.0'}\n${replace}`,
		);
		copyFileSync(file, join(folder, 'module/main.go'));
		const problem = need(HINT, 'go', ['vet', './...'], { cwd: join(folder, 'module'), env });
		return {
			tool: `${version} vet, ${sdk.name}`,
			problem,
		};
	},
};
