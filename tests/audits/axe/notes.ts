import { z } from 'zod';
import { writeNotes } from '../../../src/verify/notes.ts';
import { daysBetween } from '../../../src/verify/reviews/age.ts';
import { HOLDS_FOR, readNotes } from '../notes.ts';
import type { AuditedPage } from './pages.ts';

const FILE = 'tests/audits/axe.yaml';

/** How pages are audited again. */
export const AUDIT_AXE = 'npm run audit:axe';

const schema = z.strictObject({
	axe: z.string().describe('Version of axe.'),
	pages: z
		.record(z.string(), z.string().regex(/^\d{4}-\d{2}-\d{2} \d{10}$/))
		.describe('By path: the day on which axe found nothing, and digits of the page as it stood then.'),
});

/** What axe found nothing wrong with, and when. */
export type AxeNotes = z.infer<typeof schema>;

/** @throws BuildError when somebody else wrote into the notes */
export function readAxeNotes(): AxeNotes {
	return readNotes(FILE, schema, `${AUDIT_AXE} -- --all`);
}

/** Writes the notes, ordered by path. */
export function writeAxeNotes({ axe, pages }: AxeNotes): void {
	writeNotes(FILE, { axe, pages: Object.fromEntries(Object.entries(pages).sort()) });
}

/** Pages that have no note of the axe that is installed. */
export function withoutNote(pages: readonly AuditedPage[], notes: AxeNotes, axe: string): AuditedPage[] {
	return pages.filter(({ path }) => notes.axe !== axe || !notes.pages[path]);
}

/** Pages that say something else than when axe looked at them, or whose note is too old. */
export function outdated(pages: readonly AuditedPage[], notes: AxeNotes, today: string): AuditedPage[] {
	return pages.filter(({ path, fingerprint }) => {
		const [day = '', digits] = notes.pages[path]?.split(' ') ?? [];
		return digits !== fingerprint || isTooOld(day, today);
	});
}

/** Whether a day is so long ago that an audit of it no longer counts. */
export function isTooOld(day: string, today: string): boolean {
	return !(daysBetween(day, today) <= HOLDS_FOR);
}
