import { type ApiFileFormat, apiFilePath } from '../../lib/urls/urls.ts';
import { apis } from '../contract/bundle.ts';

/** A file with the API for tools. */
export interface Download {
	/** One API. Without it, all operations. */
	api: (typeof apis)[number] | undefined;
	format: ApiFileFormat;
	/** Path on the site. */
	path: string;
	/** What it is called on the reader's disk. */
	name: string;
}

/** Forms of the downloads, in the order in which pages offer them, with what stands behind their names. */
export const formats: Readonly<Record<ApiFileFormat, string>> = {
	json: '-openapi.json',
	yaml: '-openapi.yaml',
	postman: '.postman_collection.json',
	http: '.http',
};

/** All files with the API that the site offers. */
export const downloads: readonly Download[] = [undefined, ...apis].flatMap((api) =>
	(Object.keys(formats) as ApiFileFormat[]).map((format) => ({
		api,
		format,
		path: apiFilePath(format, api),
		name: `${api ? `unleash-${api}` : 'unleash'}${formats[format]}`,
	})),
);
