import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseYaml } from '../../lib/files/parse-yaml.ts';
import { tryReadText } from '../../lib/files/read-text.ts';
import { routeOfFile } from '../../lib/urls/page-routes.ts';
import { extractFrontmatter } from './extract.ts';
import { pageFiles } from './page-files.ts';

/** Folder of the project. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** The three fields that the review tool writes. */
export interface Review {
	/** Day of the review, `2026-11-21`. */
	reviewed: string;
	/** Version of the server it was held against, `8.2.0`. */
	verifiedWith: string;
	/** What the page said then, as `fingerprintOf` counts it. */
	fingerprint: string;
}

/** A page as its file holds it. */
export interface WrittenPage {
	/** From the root of the project, such as `src/content/docs/reference/segments.mdx`. */
	file: string;
	/** Address, such as `/reference/segments`. */
	route: string;
	/** As the frontmatter says it; empty when that cannot be read. */
	kind: string;
	/** Fields of the frontmatter. */
	data: Record<string, unknown> & Partial<Review>;
	/** Text after the frontmatter. */
	body: string;
	/** The whole file. */
	source: string;
}

/** A page from the text of its file. Frontmatter that cannot be read has no fields: its own check reports it. */
export function toWrittenPage(file: string, source: string): WrittenPage {
	const route = routeOfFile(file);
	const extracted = extractFrontmatter(file, source);
	if (!('yaml' in extracted)) return { file, route, kind: '', data: {}, body: source, source };
	const data = fieldsOf(extracted.yaml);
	const body = source.slice(source.indexOf(extracted.yaml) + extracted.yaml.length).replace(/^---[^\n]*/, '');
	return { file, route, kind: String(data['kind'] ?? ''), data, body, source };
}

/** Text of a file; none of one that can't be read, which `checkPageFile` reports. */
function textOf(file: string): string {
	const text = tryReadText(file);
	return typeof text === 'string' ? text : '';
}

/** All pages of the collection, by file. */
export function writtenPages(root = projectRoot): WrittenPage[] {
	return pageFiles(root).map((file) => toWrittenPage(file, textOf(join(root, file))));
}

/** Whether a page is reviewed at all: landing pages, such as home, search and 404, say nothing of the product. */
export function needsReview({ kind }: Pick<WrittenPage, 'kind'>): boolean {
	return kind !== 'landing';
}

/** The review of a page, or undefined when it never had one. */
export function reviewOf({ data }: Pick<WrittenPage, 'data'>): Review | undefined {
	const { reviewed, verifiedWith, fingerprint } = data;
	return reviewed && verifiedWith && fingerprint
		? { reviewed: String(reviewed), verifiedWith: String(verifiedWith), fingerprint: String(fingerprint) }
		: undefined;
}

function fieldsOf(yaml: string): Record<string, unknown> {
	const { document, mistakes } = parseYaml(yaml);
	const data: unknown = mistakes.length > 0 ? {} : document.toJS();
	return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
