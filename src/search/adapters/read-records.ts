import { searchLimits } from '../../config/search-limits.ts';
import type { Hierarchy } from '../client.ts';
import type { FoundRecord } from './hits.ts';
import { levels } from './levels.ts';

/** A record as an adapter found it in an answer: whatever a host sent, field by field. */
export interface UnreadRecord extends Record<Exclude<keyof FoundRecord, 'hierarchy' | 'marks'>, unknown> {
	hierarchy: Unread;
	marks: { hierarchy: Unread; content: unknown };
}

/** An object of an answer, with whatever a host put in. */
export type Unread = Readonly<Record<string, unknown>>;

/**
 * Reads the hits of an answer, for all engines. A hit that isn't a record with a title and a URL is dropped, and texts
 * are cut, as no answer may break or freeze a page.
 *
 * @param recordOf finds the fields of a record in a hit, which is an object
 * @throws Error when there are hits, and none is a record: its host counts as one that failed
 */
export function readRecords(
	hits: readonly unknown[],
	recordOf: (hit: Unread) => UnreadRecord,
): { record: FoundRecord; hit: Unread }[] {
	const records = hits.slice(0, searchLimits.hitsRead).flatMap((found) => {
		const hit = objectIn(found);
		const record = readRecord(recordOf(hit));
		return record ? [{ record, hit }] : [];
	});
	if (hits.length > 0 && records.length === 0) throw new Error('an answer whose hits are not records');
	return records;
}

/** An object of an answer; an empty one where there is something else. */
export function objectIn(value: unknown): Unread {
	return typeof value === 'object' && value !== null ? (value as Unread) : {};
}

/** A count of an answer, or what there is in place of one. */
export function countIn(value: unknown, otherwise: number): number {
	return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : otherwise;
}

function readRecord(found: UnreadRecord): FoundRecord | undefined {
	const { objectID, url, type, content, marks } = found;
	const hierarchy = titlesIn(found.hierarchy);
	const marked = titlesIn(marks.hierarchy);
	const [text, markedText] = [textIn(content), textIn(marks.content)];
	const kind = type === 'content' ? type : levels.find((level) => level === type);
	const isRecord =
		typeof url === 'string' && url !== '' && url.length <= searchLimits.url && kind !== undefined;
	if (!isRecord || !hierarchy || !marked || text === undefined || markedText === undefined) return undefined;
	if (!levels.some((level) => hierarchy[level])) return undefined;
	const { method, path } = objectIn(found.operation);
	return {
		objectID: typeof objectID === 'string' ? objectID : url,
		url,
		type: kind,
		content: text,
		hierarchy,
		operation: typeof method === 'string' && typeof path === 'string' ? { method, path } : undefined,
		marks: { hierarchy: marked, content: markedText ?? undefined },
	};
}

function titlesIn(found: Unread): Hierarchy | undefined {
	const titles = levels.map((level) => [level, textIn(found[level])] as const);
	if (titles.some(([, title]) => title === undefined)) return undefined;
	return Object.fromEntries(titles) as Hierarchy;
}

/** A text, cut; null where there is none, and undefined where there is something else. */
function textIn(value: unknown): string | null | undefined {
	if (value === undefined || value === null) return null;
	return typeof value === 'string' ? value.slice(0, searchLimits.text) : undefined;
}
