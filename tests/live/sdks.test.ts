import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type LanguageName, languages } from '../../src/verify/answers/languages.ts';
import { cacheFolder } from '../../src/verify/server/packages.ts';
import { missingTools } from '../../src/verify/shell-blocks/toolchains.ts';

/* What the pages of the Python and the Java SDK say of errors, tests and the end, where their commands do not show it. */

/** Installing the SDK, and a program that waits on a server of its own. */
const TRY_MS = 290_000;

/** Runs a program of the folder `sdks` with the SDK of its language. */
async function findings(name: LanguageName, file: string): Promise<Record<string, unknown>> {
	const [program = '', ...words] = await languages[name].prepare(join(cacheFolder(), 'answers', name));
	const source = fileURLToPath(new URL(`sdks/${file}`, import.meta.url));
	const folder = mkdtempSync(join(tmpdir(), 'sdks-'));
	try {
		const { stdout } = await promisify(execFile)(program, [...words.slice(0, -1), source], { cwd: folder });
		return JSON.parse(stdout);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

describe.concurrent('edges of SDKs', () => {
	test(
		'Python: a page counts as fetched, only booleans count as answers, and destroy ends a given scheduler',
		async ({ skip }) => {
			const missing = await missingTools([languages.python.toolchain]);
			if (missing) skip(missing);
			expect(await findings('python', 'claims.py')).toEqual({
				'events of a page': ['fetched, unreadable', 'ready'],
				'waits for Retry-After of a 500': true,
				'strategy says True': true,
				'strategy says 1': false,
				'strategy says None': false,
				'scheduler after destroy': { running: false, jobs: 0 },
				'plan in two places': true,
				'empty userId at 100%': true,
				'no userId at 100%': false,
				'fallback that raises': false,
				'variants of an address': 2,
			});
		},
		TRY_MS,
	);

	test(
		'Java: a backup wins even when it is a page, and a failing provider of headers ends polling',
		async ({ skip }) => {
			const missing = await missingTools([languages.java.toolchain]);
			if (missing) skip(missing);
			expect(await findings('java', 'Claims.java')).toEqual({
				'bootstrap beside a page as backup': false,
				'bootstrap from a JAR': 'FileSystemNotFoundException',
				'fetches after a provider of headers threw': 0,
				'status told of an answer 400': ['UNAVAILABLE 400'],
				'fallback strategy': false,
				'strategy that throws': false,
				'payload of no variant': false,
				'asked after shutdown': 'RejectedExecutionException',
				'fake: disabled after enableAll': true,
				'localhost:4242/api': 'IllegalArgumentException',
				'127.0.0.1:4242/api': 'IllegalArgumentException',
				'/api': 'IllegalArgumentException',
			});
		},
		TRY_MS,
	);
});
