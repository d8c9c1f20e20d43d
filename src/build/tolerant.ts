import { fileURLToPath } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { pathFromRoot } from '../lib/files/file-paths.ts';
import { mistakesOf } from '../schemas/frontmatter/mistakes.ts';
import { formatProblems, inReadingOrder } from '../schemas/frontmatter/problem.ts';
import { checkPageFile } from './page-checks.ts';

/** The part of Astro's context that reads a file; it is not in the public type. */
interface EntryType {
	getEntryInfo(file: { contents: string; fileUrl: URL }): Promise<{ body: string; data: object }>;
}

/**
 * A context for the development server, in which a page with mistakes does not stop the loader: its mistakes
 * are logged, and the page is an error until they are corrected (`assertNoMistakes`).
 */
export function tolerant(context: LoaderContext): LoaderContext {
	const root = fileURLToPath(context.config.root);
	const { entryTypes } = context as LoaderContext & { entryTypes: Map<string, EntryType> };
	const tolerantTypes = new Map([...entryTypes].map(([extension, type]) => [extension, readingAny(type)]));
	const tolerantContext: LoaderContext & { entryTypes: Map<string, EntryType> } = {
		...context,
		entryTypes: tolerantTypes,
		/* Astro compiles a page before it runs our middleware: the compiler's error would hide all mistakes. */
		store: {
			...context.store,
			set: (entry) =>
				context.store.set(mistakesOf(entry.data) ? { ...entry, body: '', deferredRender: false } : entry),
		},
		async parseData(entry) {
			if (!entry.filePath) return context.parseData(entry);
			const file = pathFromRoot(entry.filePath, root);
			const problems = checkPageFile(root, file);
			if (problems.length === 0) return context.parseData(entry);
			const message = formatProblems(problems);
			context.logger.error(message);
			const page = await context.parseData({
				...entry,
				data: pageOfMistakes as unknown as typeof entry.data,
			});
			const [{ line, column } = { line: 1, column: 1 }] = inReadingOrder(problems);
			return { ...page, mistakes: { message, loc: { file: entry.filePath, line, column } } };
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
