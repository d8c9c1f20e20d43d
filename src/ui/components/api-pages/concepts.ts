import { pathOfEntry } from '../../../lib/urls/urls.ts';
import { publishedDocs } from '../../../navigation/pages.ts';

let titles: Promise<Map<string, string>> | undefined;

/** Titles of pages, by their paths. Paths without a page are left out: the check of the contract names them. */
export async function titlesOf(paths: readonly string[]): Promise<{ path: string; title: string }[]> {
	if (!titles || import.meta.env.DEV) {
		titles = publishedDocs().then(
			(entries) => new Map(entries.map(({ id, data }) => [pathOfEntry(id), data.title])),
		);
	}
	const known = await titles;
	return paths.flatMap((path) => {
		const title = known.get(path.replace(/#.*/, ''));
		return title === undefined ? [] : [{ path, title }];
	});
}
