import type { Place } from '~/lib/urls/places.ts';
import { addressFrom, publishedPages } from '~/navigation/pages.ts';
import { readFacts } from '~/schemas/data/read-facts.ts';
import type { TasksOfReader } from '~/search/first-tasks.ts';

/** Tasks of each reader that search offers while nothing is asked. */
const EACH = 2;

/**
 * What readers do first: of the tasks on the home page the first two of each reader, as far as there are pages.
 *
 * @param place language and version in which the pages are to be read
 */
export async function firstTasks(place: Omit<Place, 'page'>): Promise<TasksOfReader[]> {
	const pages = await publishedPages();
	const addressOf = (page: string) =>
		page.startsWith('/') ? addressFrom({ ...place, page }, page, pages) : page;
	return readFacts('home')
		.audiences.map(({ reader, tasks }) => ({
			reader,
			tasks: tasks.slice(0, EACH).flatMap(({ label, page }) => {
				const address = addressOf(page);
				return address === undefined ? [] : [{ label, page: address }];
			}),
		}))
		.filter(({ tasks }) => tasks.length > 0);
}
