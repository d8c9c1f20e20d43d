import { openApiPath } from '../../site/urls.ts';
import { apis } from './bundle.ts';

/** A file with the contract for tools. */
export interface Download {
	/** One API. Without it, all operations. */
	api: (typeof apis)[number] | undefined;
	format: 'json' | 'yaml';
	/** Path on the site. */
	path: string;
	/** What it is called on the reader's disk. */
	name: string;
}

/** All files with the contract that the site offers. */
export const downloads: readonly Download[] = [undefined, ...apis].flatMap((api) =>
	(['json', 'yaml'] as const).map((format) => ({
		api,
		format,
		path: openApiPath(format, api),
		name: api ? `unleash-${api}-openapi.${format}` : `unleash-openapi.${format}`,
	})),
);
