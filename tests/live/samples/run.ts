import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { cacheFolder } from '../world/packages.ts';
import type { World } from '../world.ts';
import { SAMPLES, type Sample } from './list.ts';
import { startRedis } from './redis.ts';
import { enterWorld } from './worlds.ts';

const TIMEOUT_MS = 60_000;
const PROGRAMS: Record<string, string> = {
	'.mjs': process.execPath,
	'.js': process.execPath,
	'.sh': 'sh',
	'.py': 'python3',
};

/**
 * A folder for one sample, from where it finds the packages of the cache.
 *
 * @param use gets the folder, which is removed afterwards
 */
export async function inScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
	const parent = join(cacheFolder(), 'scratch');
	mkdirSync(parent, { recursive: true });
	const folder = mkdtempSync(join(parent, 'sample-'));
	try {
		return await use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Runs a sample against the server, in the state that it names, and compares what it prints.
 *
 * @returns what went wrong, or undefined
 */
export async function runSample(sample: Sample, world: World): Promise<string | undefined> {
	const program = PROGRAMS[extname(sample.file)];
	if (!program) return `${sample.file}: nothing runs ${extname(sample.file)}`;
	await enterWorld(world.call, sample.world ?? 'empty');
	const redis = sample.needs === 'redis' ? await startRedis() : undefined;
	try {
		return await inScratch(async (folder) => {
			const code = readFileSync(join(SAMPLES, sample.file), 'utf8').replaceAll(
				'http://localhost:4242',
				world.url,
			);
			const file = join(folder, basename(sample.file));
			writeFileSync(file, code);
			const { output, errors, status } = await start(program, file, folder, sample, {
				...environment(world),
				...(redis ? { REDIS_URL: redis.url } : {}),
			});
			if (status !== 0 && !sample.until) return `${sample.file} ended with ${status}:\n${errors}`;
			return differentOutput(sample, output);
		});
	} finally {
		redis?.stop();
	}
}

function environment({ url, tokens }: World): Record<string, string> {
	return {
		UNLEASH_SERVER: url,
		UNLEASH_URL: `${url}/api`,
		UNLEASH_BACKEND_URL: `${url}/api`,
		UNLEASH_FRONTEND_URL: `${url}/api/frontend`,
		UNLEASH_TOKEN: tokens.backend,
		UNLEASH_BACKEND_TOKEN: tokens.backend,
		UNLEASH_FRONTEND_TOKEN: tokens.frontend,
		UNLEASH_ADMIN_TOKEN: tokens.personal,
	};
}

/** Starts the program in the folder, also for its temporary files, and reads until it ends or printed `until`. */
function start(
	program: string,
	file: string,
	folder: string,
	{ until }: Sample,
	variables: Record<string, string>,
) {
	return new Promise<{ output: string; errors: string; status: number | null }>((resolve, reject) => {
		const child = spawn(program, [file], {
			cwd: folder,
			env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, TZ: 'UTC', ...variables },
			timeout: TIMEOUT_MS,
		});
		let output = '';
		let errors = '';
		child.stdout.on('data', (data) => {
			output += data;
			if (until && output.includes(until)) child.kill('SIGINT');
		});
		child.stderr.on('data', (data) => {
			errors += data;
		});
		child.on('error', reject);
		child.on('close', (status) => resolve({ output, errors, status }));
	});
}

function differentOutput({ file, prints = [] }: Sample, output: string): string | undefined {
	const lines = output.trimEnd().split('\n');
	const isAsShown =
		lines.length === prints.length && prints.every((line, index) => matches(lines[index] ?? '', line));
	return isAsShown
		? undefined
		: `${file} prints\n${indent(lines)}\n  and src/samples/manifest.yaml expects\n${indent(prints)}`;
}

/** Compares a line with a pattern in which * stands for any text. */
export function matches(line: string, pattern: string): boolean {
	const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${literal.join('.*')}$`).test(line);
}

function indent(lines: string[]): string {
	return lines.map((line) => `    ${line}`).join('\n');
}
