import { createEngine } from '../../src/search/engine/engine.ts';
import type { IndexPage } from '../../src/search/records/record.ts';
import { readBuilt } from '../site/built-site.ts';
import { readIndex } from '../site/read-index.ts';

const index = readIndex((path) => JSON.parse(readBuilt(path)));
const texts = new Map<IndexPage, string[]>();

/** The pages that can be found, as the built index holds them. */
export const pages: readonly IndexPage[] = index.pages;

/** Reads the texts of a page's sections as they are written, each page once. */
export function textsOf(page: IndexPage): string[] {
	const known = texts.get(page) ?? index.textsOf(page);
	texts.set(page, known);
	return known;
}

/** The engine over the index that readers load. Test files in one worker share it. */
export const engine = createEngine();
engine.add(pages);
