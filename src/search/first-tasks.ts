/** What a kind of reader does first. */
export interface TasksOfReader {
	/** Who this reader is. */
	reader: string;
	/** What it is called, and the root-relative address of its page. */
	tasks: { label: string; page: string }[];
}

/** Root-relative address of the first tasks, with the pages of a language and version. */
export function firstTasksUrl(language: string, version: string): string {
	return `/search/tasks/${language}/${version}.json`;
}
