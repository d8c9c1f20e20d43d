/** The list of the files of the index, in the order of their use. */
export interface IndexManifest {
	parts: { url: string; pages: number }[];
}

/** Root-relative address of the manifest. */
export const MANIFEST = '/search/index.json';
