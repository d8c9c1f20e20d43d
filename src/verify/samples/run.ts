import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { cacheFolder } from '../server/packages.ts';
import { allowedPorts, freePort } from '../server/ports.ts';
import type { World } from '../world.ts';
import { languageOf } from './languages/index.ts';
import type { Attempt, Output, Place } from './languages/language.ts';
import { SAMPLES, type Sample } from './list.ts';
import { type Helper, startHelper } from './needs.ts';
import { runProgram } from './program.ts';
import { enterState } from './states.ts';

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
 * @throws MissingTool when the machine lacks the program
 */
export async function runSample(sample: Sample, world: World): Promise<Attempt> {
	const language = languageOf(sample.file);
	if (!language?.run) return { tool: '', problem: `${sample.file}: nothing runs ${extname(sample.file)}` };
	const { run } = language;
	await enterState(world.call, sample.state ?? 'empty');
	const port = sample.port ? await freePort(allowedPorts()) : undefined;
	return inScratch(async (folder) => {
		const helper = await startHelper(sample.needs, world, folder);
		try {
			copySample(sample, folder, world, port);
			const variables = { ...variablesOf(sample, environment(world)), ...helper?.variables };
			const asked = ask(sample, port, folder);
			const place: Place = {
				sample,
				folder,
				file: join(folder, basename(sample.file)),
				variables,
				world,
				watch: (output) => asked.watch(output),
			};
			const ran = await run(place);
			const output = ran.output + (await asked.answer);
			return { tool: ran.tool, problem: problemOf(sample, { ...ran, output }, port, helper) };
		} finally {
			helper?.stop();
		}
	});
}

function problemOf(
	sample: Sample,
	{ output, errors, status }: Output,
	port: number | undefined,
	helper?: Helper,
): string | undefined {
	if (status !== 0 && !sample.until) return `${sample.file} ended with ${status}:\n${errors || output}`;
	const shown = port ? output.replaceAll(String(port), String(sample.port)) : output;
	const problem = differentOutput(sample, shown) ?? differentRequests(sample, helper?.requests ?? []);
	return problem && errors ? `${problem}\n${errors}` : problem;
}

/** Copies the files of its folder, with the addresses, tokens and port that they have here. */
function copySample({ file, port }: Sample, folder: string, world: World, here?: number): void {
	const from = dirname(join(SAMPLES, file));
	for (const name of readdirSync(from)) {
		if (!statSync(join(from, name)).isFile()) {
			cpSync(join(from, name), join(folder, name), { recursive: true });
			continue;
		}
		const code = localized(readFileSync(join(from, name), 'utf8'), world);
		writeFileSync(join(folder, name), here ? code.replaceAll(String(port), String(here)) : code);
	}
}

/** Puts the real address and real tokens where a sample has those of an example. */
export function localized(
	code: string,
	{ url, tokens }: { url: string; tokens: { frontend: string; backend: string } },
): string {
	const example = /(['"])(?:default|\*):(?:default|development|production)\.[0-9a-f]{40,}\1/g;
	return code
		.replaceAll(/https?:\/\/(localhost:4242|unleash\.example\.com)/g, url)
		.replaceAll('<a frontend token>', tokens.frontend)
		.replaceAll('<a backend token>', tokens.backend)
		.replaceAll(example, (_, quote) => `${quote}${tokens.frontend}${quote}`)
		.replaceAll('import.meta.env.VITE_UNLEASH_URL', JSON.stringify(`${url}/api/frontend`))
		.replaceAll('import.meta.env.VITE_UNLEASH_TOKEN', JSON.stringify(tokens.frontend));
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
		UNLEASH_SERVER_API_URL: `${url}/api`,
		UNLEASH_SERVER_API_TOKEN: tokens.backend,
		NEXT_PUBLIC_UNLEASH_FRONTEND_API_URL: `${url}/api/frontend`,
		NEXT_PUBLIC_UNLEASH_FRONTEND_API_TOKEN: tokens.frontend,
		SOURCE_URL: url,
		SOURCE_API_TOKEN: tokens.personal,
		TARGET_URL: url,
		TARGET_API_TOKEN: tokens.personal,
	};
}

/** The variables of the manifest, with those of the live server where they are named. */
function variablesOf(
	{ environment: own = {} }: Sample,
	here: Record<string, string>,
): Record<string, string> {
	const named = Object.entries(own).map(([name, value]) => [
		name,
		value.replaceAll(/\$(\w+)/g, (word, other) => here[other] ?? word),
	]);
	return { ...here, ...Object.fromEntries(named) };
}

/** Ends a program that runs on: after `until`, and after the command of `asks` was answered. */
function ask({ until, asks, port }: Sample, here: number | undefined, folder: string) {
	let answer: Promise<string> | undefined;
	let isAnswered = false;
	const watch = (output: string): 'stop' | undefined => {
		if (!until || !output.includes(until)) return undefined;
		if (!asks) return 'stop';
		answer ??= shell(here ? asks.replaceAll(String(port), String(here)) : asks, folder).finally(() => {
			isAnswered = true;
		});
		return isAnswered ? 'stop' : undefined;
	};
	return {
		watch,
		get answer() {
			return answer ?? Promise.resolve('');
		},
	};
}

async function shell(line: string, folder: string): Promise<string> {
	const place = { folder, variables: {}, watch: () => undefined };
	const { output } = await runProgram(place, 'sh', ['-c', line], 'sh');
	return output;
}

function differentOutput({ file, prints = [] }: Sample, output: string): string | undefined {
	const text = output.trimEnd();
	const lines = text === '' ? [] : text.split('\n');
	const isAsShown =
		lines.length === prints.length && prints.every((line, index) => matches(lines[index] ?? '', line));
	return isAsShown
		? undefined
		: `${file} prints\n${indent(lines)}\n  and src/samples/manifest.yaml expects\n${indent(prints)}`;
}

function differentRequests({ file, sends = [] }: Sample, requests: string[]): string | undefined {
	const isAsShown =
		requests.length === sends.length &&
		sends.every((request, index) => matches(requests[index] ?? '', request));
	return isAsShown
		? undefined
		: `${file} sends\n${indent(requests)}\n  and src/samples/manifest.yaml expects\n${indent(sends)}`;
}

/** Compares a line with a pattern in which * stands for any text. */
export function matches(line: string, pattern: string): boolean {
	const literal = pattern.split('*').map((part) => RegExp.escape(part));
	return new RegExp(`^${literal.join('.*')}$`).test(line);
}

function indent(lines: string[]): string {
	return lines.map((line) => `    ${line}`).join('\n');
}
