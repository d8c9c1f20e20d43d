import { readFacts } from '~/schemas/data/read-facts.ts';
import type { TasksOfReader } from '~/search/first-tasks.ts';

/** Tasks of each reader that search offers while nothing is asked. */
const EACH = 2;

/** What readers do first: of those on the home page the first two of each. */
export function firstTasks(): TasksOfReader[] {
	return readFacts('home').audiences.map(({ reader, tasks }) => ({ reader, tasks: tasks.slice(0, EACH) }));
}
