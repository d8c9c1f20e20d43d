import type { PageGroup, SearchPage } from '../records/record.ts';

/**
 * How much each kind of match counts. Measured on 141 judged queries over 406 pages; moving any of them by a
 * third changes the mean reciprocal rank by less than 0.02, so they are left alone.
 */
export const weights = {
	/** Fields of a page. */
	page: { title: 9, slug: 7, keywords: 4, questions: 6, messages: 3, description: 2, category: 1.2 },
	/** Fields of a section. */
	section: { heading: 5, text: 1 },
	/** What readers type. */
	phrase: { text: 8 },
	/** BM25: how fast repetitions stop counting, how much long texts are held back. */
	bm25: { k: 1.2, b: 0.4, d: 0.5 },
	/** Prefixes of the last word, and of other words from `prefixFrom` letters on. */
	prefix: 0.75,
	prefixInside: 0.375,
	prefixFrom: 4,
	/** Words from `fuzzyFrom` letters may be one letter off, from `fuzzyTwoFrom` two. */
	fuzzyFrom: 4,
	fuzzyTwoFrom: 8,
	fuzzyOne: 0.45,
	fuzzyTwo: 0.25,
	synonym: 0.75,
	/** Sections below level 2 count a little less for each level. */
	levelStep: 0.04,
	/** Share of the score of a section that its coverage of the query cannot take away. */
	uncovered: 0.3,
	/** Share that the sections after the best add to the page's score, and how many do. */
	moreSections: 0.2,
	moreSectionsCount: 3,
	/** Titles that are the query, or contain it, among the first `titleAmong`. */
	titleIs: 2.2,
	titleContains: 1.25,
	keywordIs: 1.8,
	keywordInside: 1.1,
	titleAmong: 20,
	/** What words add that stand together, at most, among the first `titleAmong`. */
	near: 0.6,
	/** The same in queries of `longFrom` words and more, as pasted errors are. */
	nearInLong: 3,
	longFrom: 6,
	/** Pairs of words in a row that are as sure as the whole query. */
	sureRun: 6,
	/** Share of a long query that a section must have to be looked at as if it were among the first. */
	longShare: 0.5,
	/**
	 * What a question of the page adds that is what was asked, among the first: in shares of the best score, and to
	 * another sentence in shares of the page's own.
	 */
	questionAdds: 1.5,
	questionFits: 2.5,
	/** Terms from which on a keyword counts as a question. */
	phraseFrom: 3,
	questionAmong: 60,
	/** Operations whose method does what the query begins with, and those whose does not. */
	method: 1.2,
	otherMethod: 0.7,
	/** What an operation adds that is called what the query wants done, in shares of the best score. */
	operationAdds: { said: 6, likely: 2 },
	/** How well an operation must fit that has none of the words. */
	operationFound: 0.4,
	/** What operations add that are deprecated. */
	dated: 0.6,
	/** Things that operations call in other words; deeds that a verb may also say; another thing than the first named. */
	thing: 0.95,
	otherDeed: 0.65,
	otherObject: 0.7,
	/** How much words of a name count that only say where a thing stands. */
	container: 0.5,
	/** Share of how an operation fits that is its title's, where its id fits better; what those lose that are on more than one thing where one is asked, and the other way. */
	title: 0.3,
	number: 0.15,
	/** How much a word of a query counts that no name of an operation has: it may be a name of the reader. */
	unknownThing: 0.3,
	/** How much a word counts that is in the text of an operation only, as names of parameters are. */
	told: 0.6,
	/** Share of that which names lose that are spelled in other words. */
	spelling: 0.2,
	/** Share of sections below which a word is as rare as it gets. */
	rareShare: 0.005,
	/** Pages whose title and address have every word of the query. */
	named: 1.2,
	/** What a page that the query names adds, in shares of the best score, for each degree of certainty. */
	exact: 1,
	/**
	 * Messages of programs: words in common `from` which one counts; how much of the message must stand in the query, or
	 * of the query in the message, and what that is worth then; how much a word says that no message has; how near to
	 * the best another message must be; and what a page that explains one adds, in shares of the best score.
	 */
	message: { from: 3, whole: 0.7, part: 0.85, both: 0.4, ofPart: 0.8, unknown: 2, nearBest: 0.9, share: 1 },
	/** Hits of one page, and the share of the page's best section that another must reach. */
	hitsPerPage: 3,
	sectionShare: 0.4,
} as const;

/** What a page counts before any word is compared. */
export const priors: Record<PageGroup, number> = {
	guide: 1,
	language: 1,
	api: 0.63,
	contributing: 0.75,
	legacy: 0.55,
};

/** What a page for one language counts when the query names neither that nor what only it is about. */
export const otherLanguage = 0.55;

/** What an operation counts when the reader says that one is meant, or begins with the verb of one. */
export const priorsOfAskedApi = {
	said: 1.6,
	likely: 1.2,
} as const;

/** What writers can ask for with `search.rank`. */
export const ranks: Record<SearchPage['rank'], number> = { high: 1.15, normal: 1, low: 0.75 };
