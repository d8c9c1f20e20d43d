import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { packageFile } from '../../server/packages.ts';
import { SETTINGS } from '../bundle.ts';
import { needScript } from '../command.ts';
import { copyStub } from '../stub.ts';
import type { Attempt } from './language.ts';
import { pageLanguage } from './page.ts';

interface Compiler {
	compile(code: string, options: object): { js: { code: string } };
}

/** Compiles components with the compiler of Svelte. */
async function sveltePlugin(): Promise<Plugin> {
	const { compile }: Compiler = await import(pathToFileURL(packageFile('svelte/src/compiler/index.js')).href);
	return {
		name: 'svelte',
		load(id) {
			if (!id.endsWith('.svelte')) return null;
			return {
				code: compile(readFileSync(id, 'utf8'), { filename: id, generate: 'client' }).js.code,
				moduleType: 'js',
			};
		},
	};
}

function check(_file: string, folder: string): Attempt {
	copyStub('web', folder);
	const sdk = join(folder, 'node_modules/@unleash/proxy-client-svelte');
	copyStub('svelte', sdk);
	renameSync(join(sdk, 'FlagProvider.svelte.stub'), join(sdk, 'FlagProvider.svelte'));
	writeFileSync(
		join(folder, 'tsconfig.json'),
		JSON.stringify({ compilerOptions: SETTINGS.browser, include: ['*'] }),
	);
	const words = ['--workspace', folder, '--tsconfig', join(folder, 'tsconfig.json'), '--output', 'machine'];
	const problem = needScript(packageFile('svelte-check/bin/svelte-check'), words);
	return { tool: 'svelte-check', problem };
}

/** Type-checked, compiled and rendered in Chromium; npm may lack the SDK, so a stub over the real JavaScript SDK stands in. */
export const svelte = pageLanguage('svelte', ['.svelte'], {
	check,
	plugins: async () => [await sveltePlugin()],
	sdk: () => 'stub of proxy-client-svelte 0.4.3',
});
