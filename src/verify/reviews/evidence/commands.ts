import { type PageCommands, readCommands } from '../../../markdown/code/shell-blocks.ts';
import { alreadyTried } from '../../ran.ts';
import { readPages, toolsOfWhole } from '../../shell-blocks/page.ts';
import { wholeOf } from '../../shell-blocks/parts.ts';
import { commandsTrial } from '../../shell-blocks/trial.ts';
import { commandsInput } from '../inputs.ts';
import { byTests, type EvidenceKind } from './types.ts';

/** Shell blocks, requests and samples that a page marks with `run`; the live tests run those of a page in one go. */
export const commands: EvidenceKind = {
	name: 'commands',
	claimsOf: ({ file, body }) => {
		const { steps } = readCommands(file, body);
		const run = steps.flatMap((step) => (step.kind !== 'file' && step.marks.run ? step.marks : []));
		if (run.length === 0 || toolsOfWhole(file, body).length > 0) return [];
		return [{ name: wholeOf(file), inputs: [commandsInput(file), ...samplesOf(steps)] }];
	},
	judge(claim, run, inputs) {
		const [noted] = readPages([claim.name]).map((page) => alreadyTried(commandsTrial(page)));
		const isOfPage = (test: string) => test.startsWith(`commands of pages > ${claim.name}: `);
		return byTests(claim, run, inputs, 'commands.test.ts', isOfPage, noted);
	},
};

/** The samples that a page runs, or writes as files. */
function samplesOf(steps: PageCommands['steps']): string[] {
	return steps.flatMap((step) => {
		if (step.kind === 'file') return 'sample' in step.from ? [`src/samples/${step.from.sample}`] : [];
		return step.kind === 'sample' && step.marks.run ? [`src/samples/${step.props?.['file']}`] : [];
	});
}
