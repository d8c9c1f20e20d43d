import { type PackedDetails, unpackDetails } from '../../src/search/packed/details.ts';
import { unpackOutline } from '../../src/search/packed/outline.ts';
import type { IndexPage } from '../../src/search/records/record.ts';
import { type IndexManifest, MANIFEST } from '../../src/search/worker/manifest.ts';

/** The index of a built site, as readers load it. */
export interface BuiltIndex {
	manifest: IndexManifest;
	outline: IndexPage[];
	/** Whole pages, in the order of the files. */
	pages: IndexPage[];
	/** The texts of a page's sections as they are written. */
	textsOf(page: IndexPage): string[];
}

/** @param json reads a file by its root-relative path */
export function readIndex(json: (path: string) => unknown): BuiltIndex {
	const manifest = json(MANIFEST) as IndexManifest;
	const outline = unpackOutline(manifest.outline);
	const numbers = new Map(outline.map(({ url }, id) => [url, id]));
	return {
		manifest,
		outline,
		pages: manifest.details.flatMap((url) => unpackDetails(json(url) as PackedDetails, outline)),
		textsOf: ({ url }) => json(`${manifest.texts}${numbers.get(url)}.json`) as string[],
	};
}
