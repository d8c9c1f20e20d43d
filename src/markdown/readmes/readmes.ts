import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { fetchReadme, type Patience, ReadmeError } from './fetch-readme.ts';
import { readmeToHtml, type Source } from './readme-to-html.ts';

/** A README as a page shows it. */
export interface Readme extends Source {
	/** Sanitized. */
	html: string;
	/** Where it can be read. */
	address: string;
}

/** Where READMEs come from. */
export interface ReadmeSettings {
	/** Whether they are fetched at all. */
	on: boolean;
	/** Address before owner, name, revision and file, without a slash at its end. */
	base: string;
	/** Folder that keeps what was fetched. */
	folder: string;
	patience?: Patience;
}

/**
 * The README of an SDK at its pinned revision. A page stands without it: where it cannot be had, the reason is said.
 *
 * @param id last part of the path of the SDK's page
 * @param warn takes the reason
 * @returns undefined if the SDK has none, they are switched off, or the host does not give it
 */
export async function readmeOf(
	id: string,
	{ on, base, folder, patience }: ReadmeSettings,
	warn: (line: string) => void,
): Promise<Readme | undefined> {
	const source = on ? readFacts('sdks')[id]?.readme : undefined;
	if (!source) return undefined;
	const { repository, revision } = source;
	const address = `${base}/${repository}/${revision}/README.md`;
	try {
		const markdown = await fetchReadme(address, folder, patience);
		const html = readmeToHtml(markdown, source);
		return {
			repository,
			revision,
			html,
			address: `https://github.com/${repository}/blob/${revision}/README.md`,
		};
	} catch (error) {
		if (!(error instanceof ReadmeError)) throw error;
		warn(
			formatProblem({
				where: `${address} is left out of /reference/sdks/${id}`,
				found: error.message,
				expected: 'a README in UTF-8, as the host has it at this revision',
				write: `another revision for ${id} in ${facts.sdks.file}, or build again`,
			}),
		);
		return undefined;
	}
}
