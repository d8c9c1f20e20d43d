import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../src/verify/reviews/age.ts';
import { AUDIT_AXE, isTooOld, outdated, readAxeNotes, withoutNote } from '../audits/axe/notes.ts';
import { auditedPages } from '../audits/axe/pages.ts';
import {
	AUDIT_LIGHTHOUSE,
	measuredKinds,
	readLighthouseNotes,
	shortfalls,
} from '../audits/lighthouse/notes.ts';
import lighthouse from '../audits/lighthouse/package.json' with { type: 'json' };
import { dist } from './built-site.ts';

const today = dayOf();

describe('axe', () => {
	const { version } = createRequire(import.meta.url)('axe-core/package.json') as { version: string };
	const pages = auditedPages(dist);
	const notes = readAxeNotes();

	test(`found nothing on every page that is built, else: ${AUDIT_AXE}`, () => {
		expect(pages.length).toBeGreaterThan(600);
		expect(withoutNote(pages, notes, version).map(({ path }) => path)).toEqual([]);
	});

	test(`looked at each of them not too long ago, else: ${AUDIT_AXE}`, () => {
		const old = Object.entries(notes.pages).filter(([, note]) => isTooOld(note.slice(0, 10), today));
		expect(old).toEqual([]);
	});

	test('looks first at what changed', () => {
		const [one, two, three, four] = pages.slice(0, 4) as [never, never, never, never];
		const entry = ({ path, fingerprint }: (typeof pages)[number]) =>
			[path, `${today} ${fingerprint}`] as const;
		const noted = { axe: version, pages: Object.fromEntries([one, two, four].map(entry)) };
		expect(outdated([one, two, three, four], noted, today)).toEqual([three]);
		expect(isTooOld('2026-01-01', '2026-12-01')).toBe(true);
		expect(isTooOld('', '2026-12-01')).toBe(true);
	});
});

describe('Lighthouse', () => {
	const notes = readLighthouseNotes();

	test(`measured a page of every kind with the version that is pinned, else: ${AUDIT_LIGHTHOUSE}`, () => {
		expect(Object.keys(notes.pages)).toEqual(measuredKinds.map(([kind]) => kind));
		expect(notes.lighthouse).toBe(lighthouse.dependencies.lighthouse);
		expect(notes.runs).toBeGreaterThanOrEqual(3);
	});

	test('gave 100 points everywhere but where a reason stands', () => {
		expect(shortfalls(notes.pages)).toEqual([]);
	});

	test(`measured not too long ago, else: ${AUDIT_LIGHTHOUSE}`, () => {
		const old = Object.entries(notes.pages).filter(([, { day }]) => isTooOld(day, today));
		expect(old).toEqual([]);
	});
});
