/** Lessons that a reader has done: ids by the page of their course. */
export type CourseProgress = Readonly<Record<string, readonly string[]>>;

/**
 * Reads progress from text, as the browser keeps it and as a saved file holds it.
 *
 * @returns undefined when the text is something else
 */
export function readProgress(text: string | null): CourseProgress | undefined {
	try {
		const value: unknown = JSON.parse(text ?? '{}');
		if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
		const entries = Object.entries(value);
		return entries.every(([page, ids]) => page.startsWith('/') && isList(ids))
			? Object.fromEntries(entries)
			: undefined;
	} catch {
		return undefined;
	}
}

function isList(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

/** Progress with a lesson marked as done, or as not done. */
export function withLesson(
	progress: CourseProgress,
	course: string,
	lesson: string,
	done: boolean,
): CourseProgress {
	const others = (progress[course] ?? []).filter((id) => id !== lesson);
	return { ...progress, [course]: done ? [...others, lesson] : others };
}

/** What was done in either: nothing that a reader did is lost, also of courses that this site does not know. */
export function merged(one: CourseProgress, other: CourseProgress): CourseProgress {
	const pages = new Set([...Object.keys(one), ...Object.keys(other)]);
	return Object.fromEntries(
		[...pages].map((page) => [page, [...new Set([...(one[page] ?? []), ...(other[page] ?? [])])]]),
	);
}
