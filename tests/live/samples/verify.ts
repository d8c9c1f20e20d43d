import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { World } from '../world.ts';
import { command, compileSample } from './compile.ts';
import { syntaxError } from './grammars.ts';
import { SAMPLES, type Sample } from './list.ts';
import { runSample } from './run.ts';

const PARSE_PYTHON = 'import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])';

/** How a sample was tried and what came of it. */
export interface Verdict {
	sample: Sample;
	/** What was done. `unverified` when nothing could be. */
	did: 'run' | 'compiled' | 'parsed' | 'unverified';
	/** The program that did it. */
	tool: string;
	/** What is wrong. */
	problem?: string;
	/** Why less was done than the manifest asks for. */
	note?: string;
}

/**
 * Tries a sample as its entry says. Where the machine lacks the compiler, the sample is parsed instead, and the
 * verdict says so.
 *
 * @param world a server without flags, which samples may change
 */
export async function verifySample(sample: Sample, world: World): Promise<Verdict> {
	try {
		if (sample.verify === 'run') {
			const problem = await runSample(sample, world);
			return { sample, did: 'run', tool: 'unleash-server', ...(problem ? { problem } : {}) };
		}
		if (sample.verify === 'compile') {
			const { tool, problem, isMissing } = await compileSample(sample);
			if (!isMissing) return { sample, did: 'compiled', tool, ...(problem ? { problem } : {}) };
			return { ...(await parsed(sample)), note: `${sample.file}: parsed only, as ${tool} is missing` };
		}
		return await parsed(sample);
	} catch (error) {
		return {
			sample,
			did: 'unverified',
			tool: '',
			problem: error instanceof Error ? error.message : String(error),
		};
	}
}

const OWN_PARSERS: Record<string, [program: string, arguments_: string[]]> = {
	'.py': ['python3', ['-c', PARSE_PYTHON]],
	'.sh': ['bash', ['-n']],
};

/** A language's own parser is preferred to the grammar where the machine has it. */
async function parsed(sample: Sample): Promise<Verdict> {
	const path = join(SAMPLES, sample.file);
	const own = OWN_PARSERS[extname(path)];
	if (own) {
		const { tool, problem, isMissing } = command(own[0], [...own[1], path]);
		if (!isMissing) return { sample, did: 'parsed', tool, ...(problem ? { problem } : {}) };
	}
	const problem = await syntaxError(sample.file, readFileSync(path, 'utf8'));
	return { sample, did: 'parsed', tool: 'tree-sitter', ...(problem ? { problem } : {}) };
}

/** The verdicts as a table: language, files, run, compiled, parsed, unverified, failed. */
export function verdictTable(verdicts: Verdict[]): string {
	const languages = [...new Set(verdicts.map(({ sample }) => sample.language))];
	const rows = languages.map((language) => {
		const own = verdicts.filter(({ sample }) => sample.language === language);
		const count = (did: Verdict['did']) => own.filter((verdict) => verdict.did === did).length;
		const tools = [...new Set(own.map(({ tool }) => tool).filter(Boolean))].join(', ');
		const failed = own.filter(({ problem }) => problem).length;
		return [
			language,
			own.length,
			count('run'),
			count('compiled'),
			count('parsed'),
			count('unverified'),
			failed,
			tools,
		];
	});
	const head = ['language', 'files', 'run', 'compiled', 'parsed', 'unverified', 'failed', 'tools'];
	const widths = head.map((title) => Math.max(10, title.length + 2));
	return [head, ...rows]
		.map((row) =>
			row
				.map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
				.join('')
				.trimEnd(),
		)
		.join('\n');
}
