import { createHash } from 'node:crypto';
import { packDetails } from '../packed/details.ts';
import { packOutline } from '../packed/outline.ts';
import type { SearchPage } from '../records/record.ts';
import { type IndexManifest, MANIFEST } from '../worker/manifest.ts';

/** A file of the index. */
export interface IndexFile {
	/** Root-relative address. All but the manifest's carry a hash of the content. */
	url: string;
	json: string;
}

/**
 * Cuts the index into the files that readers load: the manifest with what names the pages, what else can be found on
 * guides and on pages of the API, and one file for each page with its texts, for snippets.
 *
 * @param folder root-relative folder of files that browsers keep for ever, with a slash at its end
 * @returns the manifest first
 */
export function indexFiles(pages: readonly SearchPage[], folder: string): IndexFile[] {
	const isApi = ({ url }: SearchPage) => url.startsWith('/reference/api/');
	const details = [detailsFile('guides', (page) => !isApi(page)), detailsFile('api', isApi)].filter(
		(file) => file !== undefined,
	);
	const texts = pages.map(({ sections }) => JSON.stringify(sections.map(({ text }) => text)));
	const manifest: IndexManifest = {
		outline: packOutline(pages),
		details: details.map(({ url }) => url),
		texts: `${folder}search-texts.${hashOf(texts.join())}/`,
	};
	return [
		{ url: MANIFEST, json: JSON.stringify(manifest) },
		...details,
		...texts.map((json, id) => ({ url: `${manifest.texts}${id}.json`, json })),
	];

	function detailsFile(name: string, isPart: (page: SearchPage) => boolean): IndexFile | undefined {
		if (!pages.some(isPart)) return undefined;
		const json = JSON.stringify(packDetails(pages, isPart));
		return { url: `${folder}search-${name}.${hashOf(json)}.json`, json };
	}
}

function hashOf(content: string): string {
	return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
