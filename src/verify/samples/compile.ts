import { cpSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { languageOf } from './languages/index.ts';
import { type Attempt, MissingTool } from './languages/language.ts';
import { SAMPLES, type Sample } from './list.ts';
import { inScratch } from './run.ts';

/**
 * Compiles a sample in a folder of its own: against the real packages where the cache has them, else against stubs.
 *
 * @param samples folder that its path starts from
 * @throws MissingTool when the machine lacks a compiler
 */
export async function compileSample({ file }: Pick<Sample, 'file'>, samples = SAMPLES): Promise<Attempt> {
	const language = languageOf(file);
	if (!language?.compile) {
		const compiler = `a compiler for ${extname(file)}`;
		throw new MissingTool(compiler, `install ${compiler}`);
	}
	const { compile } = language;
	return inScratch(async (folder) => {
		cpSync(dirname(join(samples, file)), folder, { recursive: true });
		try {
			return await compile(join(folder, basename(file)), folder);
		} catch (error) {
			if (error instanceof MissingTool) throw error;
			return { tool: language.name, problem: error instanceof Error ? error.message : String(error) };
		}
	});
}
