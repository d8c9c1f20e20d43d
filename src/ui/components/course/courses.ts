import { pathOfEntry } from '../../../lib/urls/urls.ts';
import { publishedDocs } from '../../../navigation/pages.ts';
import { pagesBelow } from '../../../navigation/pages-below.ts';
import { lessonOf } from './check.ts';

/** A lesson of a course, on a page below the page of the course. */
export interface Lesson {
	/** Address of its page. */
	page: string;
	title: string;
	/** Readers' progress is kept under it. */
	id: string;
	minutes: number;
	/** What readers can do after it. */
	goal: string;
}

/** A course of the academy. */
export interface Course {
	/** Address of its page. */
	page: string;
	title: string;
	/** In the order of the sidebar. */
	lessons: readonly Lesson[];
}

/** The page of the course that a lesson belongs to. */
export function courseOf(lesson: string): string {
	return lesson.replace(/\/[^/]+$/, '');
}

/** All courses of the academy, in the order of their addresses. */
export async function courses(): Promise<Course[]> {
	const pages = new Map((await publishedDocs()).map((entry) => [pathOfEntry(entry.id), entry]));
	const all = [...pages].flatMap(([page, { data }]): Course[] => {
		if (data.kind !== 'academy') return [];
		const lessons = pagesBelow(page).flatMap((lesson): Lesson[] => {
			const { data: own, body = '' } = pages.get(lesson) ?? {};
			if (own?.kind !== 'academy') return [];
			const [goal = ''] = own.outcomes;
			return [{ page: lesson, title: own.title, id: lessonOf(body, lesson), minutes: own.minutes, goal }];
		});
		return lessons.length > 0 ? [{ page, title: data.sidebar.label ?? data.title, lessons }] : [];
	});
	return all.sort((a, b) => a.page.localeCompare(b.page, 'en'));
}
