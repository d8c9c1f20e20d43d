import { readFileSync } from 'node:fs';
import { documentedVersion } from '../api-reference/contract/version.ts';
import { documentedEdge } from '../config/edge-version.ts';
import { globFiles, toPosixPath } from '../lib/files/file-paths.ts';
import { digits } from '../lib/hash.ts';
import { type Facts, facts } from '../schemas/data/index.ts';
import { readFacts } from '../schemas/data/read-facts.ts';
import { writeNotes } from './notes.ts';
import { dayOf } from './reviews/age.ts';
import type { Report } from './verified.ts';

const TESTS = 'tests/live/edge/*.test.ts';

/** How to try Edge again. */
export const TRY_EDGE = 'EDGE_BIN=/path/of/unleash-edge npm run test:live -- live/edge';

/** Where tests import from says nothing about what they try. */
const IMPORTS = /^import [\s\S]*?;\n/gm;

/** Ten digits that change when the tests of Edge, its options or the documented version change. */
export function edgeFingerprint(): string {
	const files = [...globFiles(TESTS), facts['edge-options'].file];
	return digits(
		JSON.stringify([
			documentedEdge,
			...files.map((file) => readFileSync(file, 'utf8').replaceAll(IMPORTS, '')),
		]),
	);
}

/** The last run in which all tests of Edge passed, if it still holds. */
export function edgeTried(): Facts<'edge-tried'> | undefined {
	const note = readFacts('edge-tried');
	return note.edge === documentedEdge && note.fingerprint === edgeFingerprint() ? note : undefined;
}

/** Writes down that Edge was tried today, when a run tried all of its tests and all passed. */
export function noteEdgeTried({ testResults }: Report): void {
	const names = globFiles(TESTS);
	const ours = testResults.filter(({ name }) => names.some((file) => toPosixPath(name).endsWith(file)));
	const states = ours.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
	if (ours.length < names.length || states.some((status) => status !== 'passed')) return;
	const note: Facts<'edge-tried'> = {
		day: dayOf(),
		edge: documentedEdge,
		server: documentedVersion(),
		tests: states.length,
		fingerprint: edgeFingerprint(),
	};
	writeNotes(facts['edge-tried'].file, note);
}
