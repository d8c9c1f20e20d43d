import { docsFolder, routeOfFile } from '../../lib/urls/page-routes.ts';
import { pagesBelow } from '../../navigation/pages-below.ts';

/** Pages that continue the page whose address they are below: lessons of a course, and parts of an SDK's page. */
const PART = new RegExp(`^(${docsFolder}/(?:reference/sdks|unleash-academy)/[^/]+)/[^/]+\\.mdx$`);

/** The page that readers start with to follow this one: the page itself unless it continues another. */
export function wholeOf(file: string): string {
	const [, whole] = PART.exec(file) ?? [];
	return whole === undefined ? file : `${whole}.mdx`;
}

/** The pages that continue a page, in the order of the sidebar. */
export function partsOf(file: string): string[] {
	const files = pagesBelow(routeOfFile(file)).map((page) => `${docsFolder}${page}.mdx`);
	return files.filter((part) => wholeOf(part) === file);
}
