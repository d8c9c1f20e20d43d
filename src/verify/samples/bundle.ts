import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { needScript } from './command.ts';
import type { Attempt } from './languages/language.ts';
import { copyStub } from './stub.ts';

const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

const SHARED = {
	noEmit: true,
	skipLibCheck: true,
	target: 'esnext',
	module: 'esnext',
	moduleResolution: 'bundler',
	allowImportingTsExtensions: true,
	jsx: 'react-jsx',
	strict: true,
};

/** Compiler options by where a sample runs. */
export const SETTINGS = {
	node: { ...SHARED, lib: ['esnext'], types: ['node'] },
	browser: { ...SHARED, lib: ['esnext', 'dom', 'dom.iterable'], types: [] },
	next: { ...SHARED, lib: ['esnext', 'dom', 'dom.iterable'], types: ['node'] },
};

/**
 * Checks the types of a sample against those of the SDK: strictly in TypeScript, and as far as they can be seen in
 * JavaScript.
 */
export function checkTypes(file: string, folder: string, where: keyof typeof SETTINGS): Attempt {
	copyStub('web', folder);
	const { strict, types, lib, ...options } = SETTINGS[where];
	const isJavaScript = /\.[cm]?jsx?$/.test(file);
	const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
	words.push('--strict', String(strict && !isJavaScript), '--lib', lib.join(','));
	if (types.length > 0) words.push('--types', types.join(','));
	if (isJavaScript) words.push('--allowJs', '--checkJs');
	words.push('--ignoreConfig', file, join(folder, 'env.d.ts'));
	const problem = needScript(TSC, words, { cwd: folder });
	return { tool: 'tsc', problem };
}

/**
 * Bundles a sample into one module.
 *
 * @throws Error for an import that is not found, and for every warning
 */
export async function bundle(
	file: string,
	plugins: Plugin[] = [],
	platform: 'browser' | 'node' = 'browser',
): Promise<string> {
	const bundled = await rolldown({
		input: file,
		platform,
		plugins,
		transform: { define: { 'process.env.NODE_ENV': '"production"' } },
		onLog(level, log) {
			if (log.code === 'UNRESOLVED_IMPORT' || (level === 'warn' && platform === 'browser'))
				throw new Error(log.message);
		},
	});
	try {
		const { output } = await bundled.generate({ format: 'es', codeSplitting: false });
		return output[0].code;
	} finally {
		await bundled.close();
	}
}
