import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatProblem, type Problem, problem } from '../lib/diagnostics/build-error.ts';

/** Where `npm run test:complete` records its last run that passed. */
export const completeRunFile = 'tests/complete.yaml';

/** Days after which the record is old: most runs test samples, and in two weeks of commits those cover most pages. */
const OLD_AFTER = 14;
const DAY_MS = 86_400_000;

const schema = z.strictObject({
	day: z.iso.date(),
	commit: z.string().regex(/^[\da-f]{40}$/),
	passed: z.int().positive(),
});

/** When every test last passed with nothing sampled, for which commit, and how many tests there were. */
export type CompleteRun = z.infer<typeof schema>;

/** Warns at the end of a build when the last complete test run is old. It never stops the build. */
export function completeRunAge(): AstroIntegration {
	return {
		name: 'complete-run-age',
		hooks: {
			'astro:build:done': ({ logger }) => {
				// A site that a test builds has no tests of its own.
				if (!existsSync(dirname(completeRunFile))) return;
				const run = existsSync(completeRunFile)
					? readCompleteRun(readFileSync(completeRunFile, 'utf8'))
					: undefined;
				const old = oldRun(run, Date.now());
				if (old) logger.warn(formatProblem(old));
			},
		},
	};
}

/** @throws BuildError if the record isn't as the command writes it */
export function readCompleteRun(yaml: string): CompleteRun {
	const { data, error } = schema.safeParse(parse(yaml));
	if (data) return data;
	throw problem({
		where: completeRunFile,
		found: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
		expected: 'day, commit and passed, as npm run test:complete records them',
		write: 'git checkout the file, or run npm run test:complete',
	});
}

/**
 * Describes what's wrong with an old record, or with none.
 *
 * @param now milliseconds since 1970
 */
export function oldRun(run: CompleteRun | undefined, now: number): Problem | undefined {
	const age = run && Math.floor((now - Date.parse(run.day)) / DAY_MS);
	if (age !== undefined && age <= OLD_AFTER) return undefined;
	return {
		where: completeRunFile,
		found: age === undefined ? 'no complete test run' : `the last complete test run is ${age} days old`,
		expected: `at most ${OLD_AFTER} days, as other runs test samples`,
		write: 'npm run test:complete',
	};
}
