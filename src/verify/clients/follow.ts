import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { downloads } from '../../api-reference/exports/downloads.ts';
import { textOf } from '../../api-reference/exports/write.ts';
import { fakeTokens } from '../../config/fake-tokens.ts';
import { localOrigin } from '../../lib/http-request.ts';
import { cacheFolder, withoutScriptSettings } from '../server/packages.ts';
import type { World } from '../world.ts';
import { type Part, readGuide } from './guide.ts';

const FOLLOW_MS = 280_000;
const run = promisify(execFile);

/** What the commands of a part printed. */
export interface Followed {
	output: string;
	/** Why they ended with an error, if they did. */
	problem?: string;
}

/**
 * Follows a part of the guide in a fresh folder with the downloads. What readers put in, their address and their tokens, is
 * that of the world.
 *
 * @param title heading of the part
 * @param more files of ours beside those that the part shows, by name
 * @throws Error when the guide has no such part
 */
export async function follow(
	title: string,
	{ url, tokens }: Pick<World, 'url' | 'tokens'>,
	more: { files?: Record<string, string>; commands?: string } = {},
): Promise<Followed> {
	const parts = readGuide();
	const part = parts.find((one) => one.title === title);
	if (!part) throw new Error(`No part "${title}" in the guide: ${parts.map((one) => one.title).join(', ')}`);
	const own = (text: string) =>
		text
			.replaceAll(localOrigin, url)
			.replaceAll(fakeTokens.admin, tokens.personal)
			.replaceAll(fakeTokens.backend, tokens.backend)
			.replaceAll(fakeTokens.frontend, tokens.frontend);
	const folder = mkdtempSync(join(tmpdir(), 'client-'));
	try {
		prepare(folder, part, own, more.files);
		const script = ['set -e', own(parts[0]?.commands ?? ''), part.commands, more.commands ?? ''].join('\n');
		return await inShell(script, folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function prepare(
	folder: string,
	{ files }: Part,
	own: (text: string) => string,
	more: Record<string, string> = {},
): void {
	for (const download of downloads) {
		const text = textOf(download, 'https://docs.example.com');
		writeFileSync(join(folder, download.name), download.format === 'http' ? own(text) : text);
	}
	for (const { name, sample } of files) copyFileSync(join('src/samples', sample), join(folder, name));
	for (const [name, file] of Object.entries(more)) copyFileSync(file, join(folder, name));
}

/** Packages come from the caches of npm and pip, which are kept with those of the live tests. */
async function inShell(script: string, folder: string): Promise<Followed> {
	const tools = join(cacheFolder(), 'tools');
	const env = {
		...withoutScriptSettings(),
		PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
		npm_config_cache: join(tools, 'npm'),
		PIP_CACHE_DIR: join(tools, 'pip'),
		PIP_DISABLE_PIP_VERSION_CHECK: '1',
		NO_COLOR: '1',
	};
	try {
		const { stdout, stderr } = await run('sh', ['-c', script], {
			cwd: folder,
			env,
			timeout: FOLLOW_MS,
			maxBuffer: 2 ** 26,
		});
		return { output: stdout + stderr };
	} catch (error) {
		const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
		return { output: stdout + stderr, problem: message };
	}
}
