import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runTools, type Tool } from './runner/run-tools.ts';

/*
 * `npm run check`: runs every tool that looks at sources, as many at the same time as there are cores, and reports what
 * all of them found. Exits with 1 if one failed.
 */

/** Every tool, those that take longest first. */
const tools: Tool[] = [
	{
		name: 'types',
		/* The native compiler checks TypeScript in a third of the time that `astro check` takes, which then checks components only. */
		commands: [
			'astro sync',
			'tsgo --noEmit',
			'astro check --noSync --minimumSeverity warning --tsconfig tsconfig.astro.json',
		],
		stops: !existsSync('.astro/types.d.ts'),
	},
	{
		name: 'spelling',
		commands: [
			'cspell --no-progress --quiet --cache --cache-strategy content --cache-location .cache/cspell',
		],
	},
	{
		name: 'lint and format',
		commands: ['biome check .'],
		fix: 'Fix: run npm run format. It formats the files and applies safe fixes; correct what it leaves by hand.',
	},
	{ name: 'unused code', commands: ['knip --no-progress --cache --cache-location .cache/knip'] },
	{ name: 'links', commands: ['node src/cli/check-links.ts'] },
	{ name: 'API contract', commands: ['node src/cli/check-contract.ts'] },
	{ name: 'prose', commands: ['node src/cli/check-prose.ts'] },
	{ name: 'frontmatter', commands: ['node src/cli/check-frontmatter.ts'] },
];

const failed = await runTools(tools, availableParallelism(), console.log);
const summary = `${failed.length} of ${tools.length} checks failed: ${failed.join(', ')}`;
console.log(failed.length > 0 ? summary : `${tools.length} checks passed`);
process.exitCode = failed.length > 0 ? 1 : 0;
