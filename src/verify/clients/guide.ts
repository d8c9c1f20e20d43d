import { readFileSync } from 'node:fs';

const GUIDE = 'src/ui/components/api-pages/downloads.mdx';

/** A part of the guide to the downloads, as a reader follows it. */
export interface Part {
	/** Its heading; that of what stands before all is empty. */
	title: string;
	/** Commands of all its blocks, in order. */
	commands: string;
	/** Files that it shows: name on the reader's disk and path under `src/samples`. */
	files: { name: string; sample: string }[];
}

/** The guide by its headings. */
export function readGuide(): Part[] {
	return readFileSync(GUIDE, 'utf8')
		.split(/^(?=### )/m)
		.map((text) => ({
			title: /^### (.*)/.exec(text)?.[1] ?? '',
			commands: [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code]) => code).join(''),
			files: [...text.matchAll(/<Sample file="([^"]+)" title="([^"]+)"/g)].map(
				([, sample = '', name = '']) => ({ name, sample }),
			),
		}));
}
