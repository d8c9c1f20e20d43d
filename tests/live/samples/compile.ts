import { cpSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Compiled } from './command.ts';
import { languageOf } from './languages/index.ts';
import { MissingTool } from './languages/language.ts';
import { SAMPLES, type Sample } from './list.ts';
import { inScratch } from './run.ts';

export { type Compiled, command } from './command.ts';

/**
 * Compiles a sample in a folder of its own: against the real packages where the cache has them, else against stubs.
 *
 * @param samples folder that its path starts from
 */
export async function compileSample(
	{ file }: Pick<Sample, 'file'>,
	samples = SAMPLES,
): Promise<Compiled & { hint?: string }> {
	const language = languageOf(file);
	if (!language?.compile) return { tool: `a compiler for ${extname(file)}`, isMissing: true };
	const { compile } = language;
	return inScratch(async (folder) => {
		cpSync(dirname(join(samples, file)), folder, { recursive: true });
		try {
			return await compile(join(folder, basename(file)), folder);
		} catch (error) {
			if (error instanceof MissingTool) return { tool: error.tool, isMissing: true, hint: error.hint };
			return { tool: language.name, problem: error instanceof Error ? error.message : String(error) };
		}
	});
}
