import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cacheFolder } from '../server/packages.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const REQUIREMENTS = join(HERE, 'requirements.txt');
const INSTALL_MS = 270_000;

/** The parts of its report that are read here. */
export interface Report {
	complete: boolean;
	operations: { tested: number; selected: number; errored: number };
	/** Requests, and those of them whose answers no check looked at. */
	test_cases: { generated: number; without_checks: number };
	failures: { title: string; count: number; operations: string[] }[];
	errors: unknown[];
}

/** Name and version of the program. */
export const tool = readFileSync(REQUIREMENTS, 'utf8').trim().replace('==', ' ');

/**
 * Installs the program into the cache of the live tests, unless it is there.
 *
 * @returns its path
 * @throws Error with what Python or pip said
 */
export async function installTool(): Promise<string> {
	const folder = join(cacheFolder(), 'contract-fuzz');
	const program = join(folder, 'bin/schemathesis');
	const stamp = `${folder}.installed`;
	const wanted = readFileSync(REQUIREMENTS, 'utf8');
	if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return program;
	const run = promisify(execFile);
	rmSync(folder, { recursive: true, force: true });
	await run('python3', ['-m', 'venv', folder], { timeout: INSTALL_MS });
	await run(join(folder, 'bin/pip'), ['install', '--quiet', '--requirement', REQUIREMENTS], {
		timeout: INSTALL_MS,
	});
	writeFileSync(stamp, wanted);
	return program;
}

/**
 * Sends made-up requests and holds each answer against a document. What it finds is printed as it says it.
 *
 * @param program path of the program
 * @param document path of the OpenAPI document
 * @param folder for its report
 */
export async function fuzz(
	program: string,
	{ document, url, token, folder }: { document: string; url: string; token: string; folder: string },
): Promise<Report> {
	const report = join(folder, 'report.json');
	rmSync(report, { force: true });
	const words = ['--config-file', join(HERE, 'schemathesis.toml'), 'run', document, '--url', url];
	const output = ['--report-json-path', report, '--header', `Authorization: ${token}`];
	const child = spawn(program, [...words, ...output], {
		cwd: folder,
		stdio: 'inherit',
		env: { ...process.env, NO_COLOR: '1' },
	});
	await once(child, 'exit');
	return JSON.parse(readFileSync(report, 'utf8'));
}
