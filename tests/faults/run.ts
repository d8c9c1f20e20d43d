import { parseArgs } from 'node:util';
import { problem } from '../../src/lib/diagnostics/build-error.ts';
import { dayOf } from '../../src/verify/reviews/age.ts';
import { sample } from '../sample.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import { digitsOf, readFaultNotes, TEST_FAULTS, writeFaultNotes } from './notes.ts';
import { Sandbox } from './sandbox.ts';

/*
 * Plants mistakes in a copy of the project, one after the other, and runs the check that should see each. Notes the day
 * for those that are seen, with a message that names the place.
 *
 * "link that"    only faults with these words in their name; without words, those that are new or whose check changed
 * --all          all
 * --slice        for `npm test`: a sample of the quick ones; notes nothing
 */

/** How many faults a slice plants. */
const SLICE_FAULTS = 5;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { all: { type: 'boolean' }, slice: { type: 'boolean' } },
});
const notes = readFaultNotes();
const chosen = choose();
const sandbox = new Sandbox();
let seen = 0;
const missed: string[] = [];
try {
	for (const fault of chosen) {
		const started = Date.now();
		const failure = unseen(fault);
		const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
		console.log(`${failure ? 'MISSED' : 'seen'} (${seconds})  ${fault.name}${failure ? `\n${failure}` : ''}`);
		if (failure) missed.push(fault.name);
		else seen++;
		if (values.slice) continue;
		if (failure) delete notes[fault.name];
		else notes[fault.name] = { day: dayOf(), fingerprint: digitsOf(fault) };
		writeFaultNotes(notes);
	}
} finally {
	sandbox.remove();
}
console.log(`${seen} planted faults were seen, ${missed.length} were not`);
if (missed.length > 0) process.exitCode = 1;

/** Why a fault counts as not seen, or undefined. */
function unseen(fault: Fault): string | undefined {
	const { failed, text } = sandbox.try(fault);
	const lacking = fault.says.filter((words) =>
		typeof words === 'string' ? !text.includes(words) : !words.test(text),
	);
	if (failed && lacking.length === 0) return undefined;
	const why = failed ? `the message lacks ${lacking.join(', ')}` : 'the check passed';
	return `  ${why}\n${text.slice(0, 3000).replaceAll(/^/gm, '    ')}`;
}

function choose(): Fault[] {
	if (values.slice)
		return sample(
			faults.filter(({ isSlow }) => !isSlow),
			SLICE_FAULTS,
			'faults',
		);
	const unknown = positionals.find((words) => !faults.some(({ name }) => name.includes(words)));
	if (unknown !== undefined)
		throw problem({
			where: TEST_FAULTS,
			found: unknown,
			expected: `words of a name in ${faults.length} planted faults`,
			write: `${TEST_FAULTS} -- link`,
		});
	if (positionals.length > 0)
		return faults.filter(({ name }) => positionals.some((words) => name.includes(words)));
	return faults.filter((fault) => values.all || notes[fault.name]?.fingerprint !== digitsOf(fault));
}
