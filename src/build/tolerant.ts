import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { formatProblems } from '../schemas/frontmatter/problem.ts';
import { checkPage } from './page-checks.ts';

/** The part of Astro's context that reads a file; it is not in the public type. */
interface EntryType {
	getEntryInfo(file: { contents: string; fileUrl: URL }): Promise<{ body: string; data: object }>;
}

/**
 * A context for the development server, in which a page with mistakes does not stop the loader: its mistakes
 * are logged, and stand on the page in place of what its frontmatter says, until they are corrected.
 */
export function tolerant(context: LoaderContext): LoaderContext {
	const root = fileURLToPath(context.config.root);
	const { entryTypes } = context as LoaderContext & { entryTypes: Map<string, EntryType> };
	const tolerantTypes = new Map([...entryTypes].map(([extension, type]) => [extension, readingAny(type)]));
	const tolerantContext: LoaderContext & { entryTypes: Map<string, EntryType> } = {
		...context,
		entryTypes: tolerantTypes,
		async parseData(entry) {
			if (!entry.filePath) return context.parseData(entry);
			const file = path.relative(root, entry.filePath).split(path.sep).join('/');
			const problems = checkPage(file, await readFile(entry.filePath, 'utf8'));
			if (problems.length === 0) return context.parseData(entry);
			const message = formatProblems(problems);
			context.logger.error(message);
			const page = await context.parseData({
				...entry,
				data: pageOfMistakes as unknown as typeof entry.data,
			});
			return { ...page, banner: { content: `<pre>${escapeHtml(message)}</pre>` } };
		},
	};
	return tolerantContext;
}

/** Reads a file whose YAML cannot be parsed as one without fields; the check says what is wrong. */
function readingAny(type: EntryType): EntryType {
	return {
		...type,
		async getEntryInfo(file) {
			try {
				return await type.getEntryInfo(file);
			} catch {
				return { body: '', data: {} };
			}
		},
	};
}

const pageOfMistakes = {
	kind: 'writers',
	title: 'Mistakes in this page',
	description:
		'The frontmatter, a block of code or a command of this page has a mistake. Correct them and save the file to see the page.',
};

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
