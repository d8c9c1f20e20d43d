import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { packageFile, requirePackage } from '../../server/packages.ts';
import { SETTINGS } from '../bundle.ts';
import { needScript } from '../command.ts';
import { copyStub, npmVersion } from '../stub.ts';
import type { Attempt } from './language.ts';
import { pageLanguage } from './page.ts';

interface Compiler {
	parse(code: string, options: object): { descriptor: object; errors: unknown[] };
	compileScript(descriptor: object, options: object): { content: string };
}

/** Compiles single-file components with the compiler of Vue. */
function vuePlugin(): Plugin {
	const { parse, compileScript } = requirePackage<Compiler>('@vue/compiler-sfc');
	return {
		name: 'vue',
		load(id) {
			if (!id.endsWith('.vue')) return null;
			const { descriptor, errors } = parse(readFileSync(id, 'utf8'), { filename: id });
			if (errors[0]) throw errors[0];
			return {
				code: compileScript(descriptor, { id: 'sample', inlineTemplate: true }).content,
				moduleType: 'ts',
			};
		},
	};
}

function check(file: string, folder: string): Attempt {
	copyStub('web', folder);
	const settings = { compilerOptions: { ...SETTINGS.browser, jsx: 'preserve' }, include: [file, '*.d.ts'] };
	writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
	const problem = needScript(packageFile('vue-tsc/bin/vue-tsc.js'), ['-p', folder, '--noEmit']);
	return { tool: 'vue-tsc', problem };
}

/** Type-checked with vue-tsc, bundled, and rendered in a page of Chromium. The program mounts itself at `#app`. */
export const vue = pageLanguage('vue', ['.vue'], {
	check,
	plugins: () => [vuePlugin()],
	sdk: () => npmVersion('@unleash/proxy-client-vue'),
});
