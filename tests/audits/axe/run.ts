import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { createSiteServer } from '../../../src/hosting/serve.ts';
import { problem } from '../../../src/lib/diagnostics/build-error.ts';
import { dayOf } from '../../../src/verify/reviews/age.ts';
import { listening } from '../../listening.ts';
import { sample } from '../../sample.ts';
import { lookAt } from './look.ts';
import { AUDIT_AXE, outdated, readAxeNotes, withoutNote, writeAxeNotes } from './notes.ts';
import { auditedPages } from './pages.ts';

/*
 * Looks with axe at the pages in `dist` that changed since they were last looked at, and notes the day where it finds
 * nothing.
 *
 * --all          at every page that was not looked at today
 * --slice        for `npm test`: a sample, with the pages that changed first; notes nothing
 * --seconds 540  begins no other page after this time; the next run goes on
 */

const DIST = 'dist';
/** How many pages a slice holds: those that changed since their note, and others by the seed. */
const SLICE_PAGES = 12;

const { values } = parseArgs({
	options: { all: { type: 'boolean' }, slice: { type: 'boolean' }, seconds: { type: 'string' } },
});
const seconds = Number(values.seconds ?? Number.POSITIVE_INFINITY);
if (!(seconds > 0))
	throw problem({
		where: AUDIT_AXE,
		found: `--seconds ${values.seconds}`,
		expected: 'a number of seconds',
		write: `${AUDIT_AXE} -- --seconds 540`,
	});
const { version } = createRequire(import.meta.url)('axe-core/package.json') as { version: string };
const today = dayOf();
const pages = auditedPages(DIST);
const notes = readAxeNotes();
const known = new Set(pages.map(({ path }) => path));
const kept = Object.entries(notes.pages).filter(([path]) => notes.axe === version && known.has(path));
const noted = Object.fromEntries(kept);

const chosen = choose();
const server = await createSiteServer(DIST);
const { origin } = await listening(server);
let looked = 0;
const faulty: string[] = [];
await lookAt(chosen, origin, seconds, ({ page: { path, fingerprint }, barriers }) => {
	looked++;
	if (barriers.length === 0) noted[path] = `${today} ${fingerprint}`;
	else {
		delete noted[path];
		faulty.push(path);
		console.log([path, ...barriers].join('\n  '));
	}
});
server.stop();
if (!values.slice) writeAxeNotes({ axe: version, pages: noted });
console.log(`axe ${version} looked at ${looked} of ${chosen.length} pages: ${faulty.length} with barriers`);
if (faulty.length > 0) process.exitCode = 1;

function choose() {
	if (values.slice) {
		const urgent = new Set(outdated(pages, notes, today));
		return sample(pages, SLICE_PAGES, 'axe', (page) => urgent.has(page));
	}
	if (values.all) return pages.filter(({ path, fingerprint }) => noted[path] !== `${today} ${fingerprint}`);
	return [...new Set([...withoutNote(pages, notes, version), ...outdated(pages, notes, today)])];
}
