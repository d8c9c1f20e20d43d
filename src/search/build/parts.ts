import { createHash } from 'node:crypto';
import type { SearchPage } from '../records/record.ts';
import type { IndexManifest } from '../worker/manifest.ts';

/** A file of the index. */
export interface Part {
	name: string;
	/** Root-relative address; it carries a hash of the content. */
	url: string;
	json: string;
	pages: number;
}

/**
 * Cuts the index into the files that readers load. The first is small, has titles, headings and keywords of all
 * pages and answers until the others are there; they have everything.
 *
 * @param folder root-relative folder of files that browsers keep for ever, with a slash at its end
 */
export function partsOf(pages: readonly SearchPage[], folder: string): Part[] {
	const isApi = ({ url }: SearchPage) => url.startsWith('/reference/api/');
	const groups = {
		outline: pages.map(outlineOf),
		guides: pages.filter((page) => !isApi(page)),
		api: pages.filter(isApi),
	};
	return Object.entries(groups)
		.filter(([, members]) => members.length > 0)
		.map(([name, members]) => {
			const json = JSON.stringify(members);
			const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
			return { name, url: `${folder}search-${name}.${hash}.json`, json, pages: members.length };
		});
}

/** A page without the text of its sections, and without rows of tables. */
function outlineOf(page: SearchPage): SearchPage {
	const headed = page.sections.filter(({ row }) => !row);
	return { ...page, sections: headed.map((section) => ({ ...section, text: '' })) };
}

/** What readers load first: where the parts are. */
export function manifestOf(parts: readonly Part[]): IndexManifest {
	const [outline, ...whole] = parts.map(({ url }) => url);
	return { outline: outline ?? '', whole };
}
