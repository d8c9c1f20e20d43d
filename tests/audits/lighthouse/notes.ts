import { z } from 'zod';
import { writeNotes } from '../../../src/verify/notes.ts';
import { kinds } from '../../browser/pages.ts';
import { DAY, readNotes } from '../notes.ts';

const FILE = 'tests/audits/lighthouse.yaml';

/** How pages are measured again. */
export const AUDIT_LIGHTHOUSE = 'npm run audit:lighthouse';

/** What Lighthouse gives points for, as it names it. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const points = z.number().int().min(0).max(100);
const scores = z.strictObject({
	day: z.string().regex(DAY),
	performance: points,
	accessibility: points,
	'best-practices': points,
	seo: points,
});

const schema = z.strictObject({
	lighthouse: z.string().describe('Version of Lighthouse.'),
	runs: z.number().int().describe('Runs of which the median stands here.'),
	pages: z.record(z.string(), scores).describe('By kind of page.'),
});

/** Points of one page of each kind. */
export type LighthouseNotes = z.infer<typeof schema>;
/** Points of a page. */
export type Scores = LighthouseNotes['pages'][string];

/** @throws BuildError when somebody else wrote into the notes */
export function readLighthouseNotes(): LighthouseNotes {
	return readNotes(FILE, schema, AUDIT_LIGHTHOUSE);
}

/** Writes the notes. */
export function writeLighthouseNotes(notes: LighthouseNotes): void {
	writeNotes(FILE, notes);
}

/** Kinds of pages that Lighthouse measures: not the page for what is missing, as it takes no page that answers 404. */
export const measuredKinds = Object.entries(kinds).filter(([kind]) => kind !== 'missing');

const HIDDEN = 'Search engines are asked to leave it out, which Lighthouse counts as a fault.';

const PAINT =
	'The first paint takes 1.5 s on the slow phone that Lighthouse simulates: one round trip for styles.';

/** Why a kind of page has fewer than 100 points. All others have 100. */
const REASONS: Readonly<Record<string, Partial<Record<Category, string>>>> = {
	'api operation that is gone': { seo: HIDDEN },
	sdk: { seo: 'Links to the SDK of the language Go are taken for ones that say nothing but "go".' },
	tutorial: { performance: PAINT },
	'how-to': { performance: PAINT },
	'without sidebar': { performance: PAINT },
	writers: { seo: HIDDEN, performance: PAINT },
	search: { seo: HIDDEN },
	offline: { seo: HIDDEN },
};

/** Where points are missing without a reason, one line each. */
export function shortfalls(pages: LighthouseNotes['pages']): string[] {
	return Object.entries(pages).flatMap(([kind, scores]) =>
		CATEGORIES.filter((category) => scores[category] < 100 && !REASONS[kind]?.[category]).map(
			(category) => `${kind}: ${category} ${scores[category]}`,
		),
	);
}
