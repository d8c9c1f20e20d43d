import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { type Toolchain, toolchains } from '../../markdown/code/toolchains.ts';
import { findEdge } from '../server/edge.ts';

const REACH_MS = 10_000;

/** What a toolchain is here: its version, or why it cannot be used. */
export type Found = { version: string } | { missing: string };

const found = new Map<Toolchain, Promise<Found>>();

/** Looks once for the programs of a toolchain, and whether its registry answers. */
export function findToolchain(name: Toolchain): Promise<Found> {
	const known = found.get(name) ?? look(name);
	found.set(name, known);
	return known;
}

/** Why a page cannot be followed here, naming every toolchain that cannot be used. */
export async function missingTools(names: readonly Toolchain[]): Promise<string | undefined> {
	const all = await Promise.all(names.map(findToolchain));
	return all.flatMap((tool) => ('missing' in tool ? tool.missing : [])).join('; ') || undefined;
}

async function look(name: Toolchain): Promise<Found> {
	if (name === 'edge') return findEdge();
	const { programs, registry, hint } = toolchains[name];
	let version = '';
	for (const [program, ...words] of programs) {
		const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
		if (status !== 0) return { missing: `${program} is missing. To follow the page: ${hint}` };
		version ||= firstLine(stdout) || firstLine(stderr);
	}
	if (!registry) return { version };
	const answer = await fetch(registry, { signal: AbortSignal.timeout(REACH_MS) }).catch(() => undefined);
	return answer?.ok ? { version } : { missing: `the registry ${new URL(registry).host} does not answer` };
}

function firstLine(text: string): string {
	return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}
