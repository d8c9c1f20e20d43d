import { publishedDocs } from '../../navigation/pages.ts';
import { pathOfEntry } from '../../site/urls.ts';
import { lessonsOf } from './check.ts';

/** A course of the academy. */
export interface Course {
	/** Address of its page. */
	page: string;
	title: string;
	/** Ids of its lessons, in their order. */
	lessons: readonly string[];
}

/** All courses of the academy, in the order of their addresses. */
export async function courses(): Promise<Course[]> {
	const pages = (await publishedDocs()).filter(({ data }) => data.kind === 'academy');
	const all = pages.map(({ id, data, body = '' }) => {
		const page = pathOfEntry(id);
		return { page, title: data.sidebar.label ?? data.title, lessons: lessonsOf(body, page) };
	});
	return all.filter(({ lessons }) => lessons.length > 0).sort((a, b) => a.page.localeCompare(b.page, 'en'));
}
