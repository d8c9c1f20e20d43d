/** Parts of the product that are compared, in the order of the report. */
export const areas = [
	'operations',
	'schemas',
	'limits',
	'events',
	'strategies',
	'flag types',
	'variables',
	'permissions',
] as const;

/** A part of the product. */
export type Area = (typeof areas)[number];

/** What is known of one thing: detail → fact, such as `query limit` → `optional integer`. */
export type Details = Record<string, string>;

/** What a server has: by area and name. */
export type ServerFacts = Record<Area, Record<string, Details>>;

/** One thing that is not as it was. */
export interface Change {
	area: Area;
	name: string;
	kind: 'added' | 'removed' | 'changed';
	/** What differs, for `changed`. */
	lines: string[];
}

/** What differs from one server to another, in the order of areas, then by name. */
export function changesBetween(before: ServerFacts, after: ServerFacts): Change[] {
	return areas.flatMap((area) =>
		namesOf(before[area], after[area]).flatMap((name): Change[] => {
			const [old, now] = [before[area][name], after[area][name]];
			if (!old) return [{ area, name, kind: 'added', lines: [] }];
			if (!now) return [{ area, name, kind: 'removed', lines: [] }];
			const lines = linesOf(old, now);
			return lines.length > 0 ? [{ area, name, kind: 'changed', lines }] : [];
		}),
	);
}

function linesOf(old: Details, now: Details): string[] {
	return namesOf(old, now).flatMap((detail) => {
		const [was, is] = [old[detail], now[detail]];
		if (was === is) return [];
		if (was === undefined) return [`${detail} is new: ${is}`];
		if (is === undefined) return [`${detail} is gone (was: ${was})`];
		return [`${detail}: ${was} → ${is}`];
	});
}

function namesOf(...records: object[]): string[] {
	return [...new Set(records.flatMap((record) => Object.keys(record)))].sort((a, b) =>
		a.localeCompare(b, 'en'),
	);
}
