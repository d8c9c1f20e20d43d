import { parseArgs } from 'node:util';
import { createSiteServer } from '../../../src/hosting/serve.ts';
import { problem } from '../../../src/lib/diagnostics/build-error.ts';
import { nearest } from '../../../src/lib/diagnostics/nearest.ts';
import { dayOf } from '../../../src/verify/reviews/age.ts';
import { listening } from '../../listening.ts';
import { type Measured, startMeasuring } from './measure.ts';
import {
	AUDIT_LIGHTHOUSE,
	CATEGORIES,
	measuredKinds,
	readLighthouseNotes,
	type Scores,
	shortfalls,
	writeLighthouseNotes,
} from './notes.ts';

/*
 * Measures one page of each kind in `dist` with Lighthouse on a phone, three times, and notes the medians.
 *
 * sdk 'api tag'   only these kinds; without names, those that were not measured today
 */

const RUNS = 3;

const { positionals } = parseArgs({ allowPositionals: true });
const known = measuredKinds.map(([kind]) => kind);
const unknown = positionals.find((kind) => !known.includes(kind));
if (unknown !== undefined)
	throw problem({
		where: AUDIT_LIGHTHOUSE,
		found: unknown,
		expected: `kinds of pages: ${known.join(', ')}`,
		write: `${AUDIT_LIGHTHOUSE} -- '${nearest(unknown, known, Number.POSITIVE_INFINITY)}'`,
	});
const server = await createSiteServer('dist');
const { origin } = await listening(server);
const { version, measure, end } = await startMeasuring();
const notes = readLighthouseNotes();
const before = notes.lighthouse === version ? notes.pages : {};
const chosen = measuredKinds.filter(([kind]) =>
	positionals.length === 0 ? before[kind]?.day !== dayOf() : positionals.includes(kind),
);
const now: Record<string, Scores> = {};
try {
	for (const [kind, path] of chosen) {
		const runs: Measured[] = [];
		while (runs.length < RUNS) runs.push(await measure(origin + path));
		now[kind] = { day: dayOf(), ...medians(runs) };
		const costs = new Set(runs.flatMap((run) => run.costs));
		console.log([`${kind} ${path}: ${CATEGORIES.map((name) => now[kind]?.[name])}`, ...costs].join('\n    '));
		writeLighthouseNotes({ lighthouse: version, runs: RUNS, pages: inOrder({ ...before, ...now }) });
	}
} finally {
	end();
	server.stop();
}
const short = shortfalls(now);
console.log(
	[`Lighthouse ${version}: ${chosen.length} kinds, ${short.length} without 100`, ...short].join('\n  '),
);
if (short.length > 0) process.exitCode = 1;

/** Points in the middle of all runs, of each category by itself. */
function medians(runs: readonly Measured[]): Measured['points'] {
	const middle = (values: number[]) =>
		values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
	const entries = CATEGORIES.map((name) => [name, middle(runs.map(({ points }) => points[name]))]);
	return Object.fromEntries(entries) as Measured['points'];
}

function inOrder(pages: Record<string, Scores>): Record<string, Scores> {
	return Object.fromEntries(
		measuredKinds.flatMap(([kind]) => {
			const scores = pages[kind];
			return scores ? [[kind, scores]] : [];
		}),
	);
}
