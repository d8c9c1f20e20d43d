import { digits } from '../../lib/hash.ts';
import { facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { writeNotes } from '../notes.ts';
import { dayOf } from '../reviews/age.ts';
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

/** The day on which the page, as it is now, was followed with real toolchains, if it was. */
export function followedOn(page: CommandPage): string | undefined {
	const evidence = readFacts('followed')[page.file];
	return evidence?.fingerprint === stepsFingerprint(page) ? evidence.day : undefined;
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
		[page.file]: { fingerprint: stepsFingerprint(page), day: dayOf(), server, tools },
	};
	writeNotes(facts.followed.file, Object.fromEntries(Object.entries(all).sort()));
}
