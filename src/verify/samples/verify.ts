import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../world.ts';
import { compileSample } from './compile.ts';
import { syntaxError } from './grammars.ts';
import { languageOf } from './languages/index.ts';
import { MissingTool } from './languages/language.ts';
import { SAMPLES, type Sample } from './list.ts';
import { runSample } from './run.ts';

/** How a sample was tried and what came of it. */
export interface Verdict {
	sample: Sample;
	/** What was done. `unverified` when nothing could be. */
	did: 'run' | 'compiled' | 'parsed' | 'unverified';
	/** The programs that did it, and the SDK or stub that they did it with. */
	tool: string;
	/** What is wrong. */
	problem?: string | undefined;
	/** Why less was done than the manifest asks for. */
	note?: string;
}

/**
 * Tries a sample as its entry says. Where the machine lacks a program, the sample is compiled or parsed instead, and
 * the verdict says so.
 *
 * @param world a server without flags, which samples may change
 */
export async function verifySample(sample: Sample, world: World): Promise<Verdict> {
	try {
		return await tried(sample, sample.verify, world);
	} catch (error) {
		return {
			sample,
			did: 'unverified',
			tool: '',
			problem:
				error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error),
		};
	}
}

async function tried(sample: Sample, way: Sample['verify'], world: World): Promise<Verdict> {
	if (way === 'parse') return parsed(sample);
	try {
		const { tool, problem } = way === 'run' ? await runSample(sample, world) : await compileSample(sample);
		return { sample, did: way === 'run' ? 'run' : 'compiled', tool, problem };
	} catch (error) {
		if (!(error instanceof MissingTool)) throw error;
		const canCompile = way === 'run' && languageOf(sample.file)?.compile;
		const weaker = await tried(sample, canCompile ? 'compile' : 'parse', world);
		return { ...weaker, note: less(sample, weaker.did, error) };
	}
}

/** A language's own parser is preferred to the grammar where the machine has it. */
async function parsed(sample: Sample): Promise<Verdict> {
	const path = join(SAMPLES, sample.file);
	try {
		const own = languageOf(sample.file)?.parse?.(path);
		if (own) return { sample, did: 'parsed', ...own };
	} catch (error) {
		if (!(error instanceof MissingTool)) throw error;
	}
	const problem = await syntaxError(sample.file, readFileSync(path, 'utf8'));
	return { sample, did: 'parsed', tool: 'tree-sitter', problem };
}

function less({ file }: Sample, did: Verdict['did'], { tool, hint }: MissingTool): string {
	return `${file}: ${did} only, as ${tool} is missing. To do more: ${hint}`;
}
