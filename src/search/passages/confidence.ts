import { isTelling, type Word } from './question-words.ts';
import { weights } from './weights.ts';

/** What is known of a passage before it is read. */
export interface Titles {
	/** Terms of its page and of the headings above it. */
	above: ReadonlySet<string>;
	/** Terms of its title, of the headings, and of a question of the page that is about what was asked. */
	near: ReadonlySet<string>;
	/** Terms of the headings between the title and the passage. */
	headings: ReadonlySet<string>;
	/** How much of the question they are about, from 0 to 1. */
	about: number;
	/** Whether the title or the last heading is a name that the question has. */
	isNamed: boolean;
}

/**
 * How sure it is that a passage answers, from 0 to 1. It starts from the share of the question that the passage and its
 * titles have. Words that meet in a text by chance are no answer: some of them must be what the titles are about, the
 * keys must be there, and the sentences must have something of the question themselves.
 */
export function confidenceOf(words: readonly Word[], text: ReadonlySet<string>, titles: Titles): number {
	const covered = share(words, text, titles.above);
	const keys = words.filter(({ isKey }) => isKey);
	const about = enough(titles.about, weights.aboutEnough);
	const held =
		keys.length === 0 ? 1 : enough(share(keys, text, titles.near, weights.keySynonym), weights.keysEnough);
	const own = enough(share(words, text, titles.headings), weights.ownEnough);
	const sure = covered * own * (1 - weights.byChance * (1 - about)) * (1 - weights.withoutKeys * (1 - held));
	return titles.isNamed ? sure + (1 - sure) * weights.named * covered : sure;
}

const enough = (found: number, needed: number) => Math.min(1, found / needed);

/** How much of the question stands in a text, or in the titles above it. */
export function share(
	words: readonly Word[],
	text: ReadonlySet<string>,
	above: ReadonlySet<string> = new Set(),
	bySynonym: number = weights.synonym,
): number {
	let all = 0;
	let covered = 0;
	for (const { word, rarity, synonyms } of words) {
		all += rarity;
		const has = (terms: ReadonlySet<string>) =>
			terms.has(word) ? 1 : synonyms.some((synonym) => terms.has(synonym)) ? bySynonym : 0;
		covered += rarity * Math.max(has(text), has(above) * weights.borrowed);
	}
	return all === 0 ? 0 : covered / all;
}

/** Whether a title is a name that the question has: most of its telling words, and not one alone. */
export function isNameIn(words: readonly Word[], title: readonly string[]): boolean {
	const telling = [...new Set(title)].filter(isTelling);
	const common = telling.filter((term) => words.some(({ word }) => word === term)).length;
	return common >= weights.nameWords && common >= telling.length * weights.nameShare;
}
