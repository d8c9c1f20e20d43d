import { globSync, readFileSync } from 'node:fs';
import { facts } from '../../../schemas/data/index.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { digits } from '../../../site/digits.ts';
import { dayOf } from '../../reviews/age.ts';
import { writeNotes } from '../notes.ts';
import { holds } from '../slice.ts';
import { type CommandPage, codeOf, textOf, toolsOf } from './page.ts';
import { findToolchain } from './toolchains.ts';

/** Ten digits that change when the page has readers do, write or see something else. */
export function stepsFingerprint({ file, steps }: CommandPage): string {
	const said = steps.map((step) =>
		step.kind === 'file'
			? [step.name, textOf(step)]
			: step.marks.run && [codeOf(step, file), step.marks, step.output?.text],
	);
	return digits(JSON.stringify(said));
}

/** The day on which the page, as it is now, was followed without a problem, if it was. */
export function followedOn(page: CommandPage): string | undefined {
	const evidence = readFacts('followed')[page.file];
	return evidence?.fingerprint === stepsFingerprint(page) ? evidence.day : undefined;
}

/** What decides what a page prints, beside the page: the server's packages, what the worlds hold, and what runs commands. */
const MEANS = ['src/tools/live/package-lock.json', 'src/tools/live/{seed,shell-blocks}/**/*.*'];

let digitsOfMeans: string | undefined;

/** Ten digits that change when commands are run in another way. */
export function meansFingerprint(): string {
	digitsOfMeans ??= digits(
		globSync(MEANS)
			.sort()
			.map((file) => readFileSync(file, 'latin1'))
			.join('\n'),
	);
	return digitsOfMeans;
}

/**
 * Why a page need not run again in CI today: it ran lately as it stands, with the same means, and it is not its turn.
 *
 * @param today day as `2026-11-26`
 */
export function alreadyRun(page: CommandPage, today = dayOf()): string | undefined {
	const day = followedOn(page);
	if (!day || readFacts('followed')[page.file]?.means !== meansFingerprint()) return undefined;
	if (!holds(page.file, day, today)) return undefined;
	return `ran on ${day} as it stands; npm run test:live does so again`;
}

/** Writes down that a page was followed today without a problem. */
export async function noteFollowed(page: CommandPage, server: string): Promise<void> {
	const tools: Record<string, string> = {};
	for (const name of toolsOf(page)) {
		const tool = await findToolchain(name);
		if ('version' in tool) tools[name] = tool.version;
	}
	const all = {
		...readFacts('followed'),
		[page.file]: {
			fingerprint: stepsFingerprint(page),
			means: meansFingerprint(),
			day: dayOf(),
			server,
			tools,
		},
	};
	writeNotes(facts.followed.file, Object.fromEntries(Object.entries(all).sort()));
}
