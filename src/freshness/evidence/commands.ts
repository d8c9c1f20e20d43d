import { readCommands } from '../../commands/read.ts';
import { byTests, type EvidenceKind } from './types.ts';

/** Shell blocks, requests and samples that a page marks with `run`; the live tests run those of a page in one go. */
export const commands: EvidenceKind = {
	name: 'commands',
	claimsOf: ({ file, body }) => (runs(file, body) ? [{ name: file, inputs: [commandsInput(file)] }] : []),
	judge: (claim, run, inputs) =>
		byTests(claim, run, inputs, 'commands.test.ts', (test) =>
			test.startsWith(`commands of pages > ${claim.name}: `),
		),
};

function runs(file: string, body: string): boolean {
	return readCommands(file, body).steps.some((step) => step.kind !== 'file' && step.marks.run);
}

/** Name of the code of a page among the inputs. */
export function commandsInput(file: string): string {
	return `commands:${file}`;
}

/** The code of a page: blocks, requests and samples. Prose around it may change without another run. */
export function codeOf(body: string): string {
	const code = body.matchAll(/^[^\S\n]*```[\s\S]*?^[^\S\n]*```|<(?:ApiRequest|Sample)\b[\s\S]*?\/>/gm);
	return [...code].map(([text]) => text).join('\n');
}
