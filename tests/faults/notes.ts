import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeNotes } from '../../src/verify/notes.ts';
import { DAY, readNotes } from '../audits/notes.ts';
import { type Fault, faultDigits } from './fault.ts';

const FILE = 'tests/faults/seen.yaml';

/** How faults are planted again. */
export const TEST_FAULTS = 'npm run test:faults';

const schema = z.record(
	z.string(),
	z.strictObject({ day: z.string().regex(DAY), fingerprint: z.string().regex(/^\d{10}$/) }),
);

/** By name of the fault: when its check saw it, and digits of both as they stood then. */
export type FaultNotes = z.infer<typeof schema>;

/** @throws BuildError when somebody else wrote into the notes */
export function readFaultNotes(): FaultNotes {
	return readNotes(FILE, schema, TEST_FAULTS);
}

/** Writes the notes, ordered by name. */
export function writeFaultNotes(notes: FaultNotes): void {
	writeNotes(FILE, Object.fromEntries(Object.entries(notes).sort()));
}

/** Digits of a fault and of the file that checks for it. */
export function digitsOf(fault: Fault): string {
	const files =
		typeof fault.check === 'string' ? [fault.check] : fault.check.filter((word) => word.endsWith('.ts'));
	return faultDigits(
		fault,
		files
			.filter(existsSync)
			.map((file) => readFileSync(file, 'utf8'))
			.join('\n'),
	);
}
