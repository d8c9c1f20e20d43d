import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { SAMPLES, type Sample } from './list.ts';
import { inScratch } from './run.ts';

const STUBS = fileURLToPath(new URL('stubs/', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a compiler said, or that the machine has none. */
export interface Compiled {
	tool: string;
	problem?: string;
	isMissing?: boolean;
}

/**
 * Compiles a sample in a folder of its own: against the real packages where the cache has them, else against stubs.
 *
 * @param samples folder that its path starts from
 */
export async function compileSample({ file }: Pick<Sample, 'file'>, samples = SAMPLES): Promise<Compiled> {
	return inScratch(async (folder) => {
		const copy = join(folder, basename(file));
		copyFileSync(join(samples, file), copy);
		switch (extname(file)) {
			case '.js':
			case '.jsx':
			case '.mjs':
			case '.ts':
			case '.tsx':
				return bundle(copy);
			case '.java': {
				const stubs = globSync('java/**/*.java', { cwd: STUBS }).map((stub) => join(STUBS, stub));
				return command('javac', ['-proc:none', '-Xlint:all', '-d', folder, ...stubs, copy]);
			}
			default:
				return { tool: extname(file), isMissing: true };
		}
	});
}

/** Runs a compiler, or says that the machine lacks it. */
export function command(tool: string, words: string[]): Compiled {
	const { status, stderr, stdout, error } = spawnSync(tool, words, { encoding: 'utf8' });
	if (error) return { tool, isMissing: true };
	return status === 0 ? { tool } : { tool, problem: stdout + stderr };
}

/** Checks types against those of the SDK, then bundles; an import that is not found is an error. */
async function bundle(file: string): Promise<Compiled> {
	const tool = 'tsc, rolldown';
	writeFileSync(join(file, '../env.d.ts'), readFileSync(join(STUBS, 'env.d.ts')));
	const tsc = [
		join(ROOT, 'node_modules/typescript/bin/tsc'),
		...['--noEmit', '--allowJs', '--checkJs', '--skipLibCheck', '--jsx', 'react-jsx', '--strict', 'false'],
		...[
			'--target',
			'esnext',
			'--module',
			'esnext',
			'--moduleResolution',
			'bundler',
			'--lib',
			'esnext,dom,dom.iterable',
		],
		...['--ignoreConfig', file, join(file, '../env.d.ts')],
	];
	const typed = command(process.execPath, tsc);
	if (typed.problem) return { tool, problem: typed.problem };
	try {
		const bundled = await rolldown({
			input: file,
			platform: 'browser',
			onLog(level, log) {
				if (log.code === 'UNRESOLVED_IMPORT' || level === 'warn') throw new Error(log.message);
			},
		});
		await bundled.generate({ format: 'es' });
		await bundled.close();
		return { tool };
	} catch (error) {
		return { tool, problem: String(error) };
	}
}
