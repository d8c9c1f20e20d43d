import { stopWords } from '../../search/data/stop-words.ts';
import { exactNamesOf, isPlaceholder, segmentsOf } from '../../search/text/exact.ts';
import { tokenize } from '../../search/text/words.ts';
import type { Entry, EntryKind } from './entry.ts';

/** Most entries that one question gets. */
const MOST = 3;

/** Words with which a question says what kind of thing it means, in the form that `tokenize` gives them. */
const kindWords: Record<EntryKind, RegExp> = {
	variable: /\b(?:environment variables?|env vars?|variables?|settings?|options?)\b/i,
	permission: /\bpermissions?\b/i,
	event: /\bevents?\b/i,
	limit: /\b(?:limits?|limited|max|maximum|at most|how many)\b/i,
	operation: /\b(?:api|endpoints?|operations?|requests?)\b/i,
};

/** Words that a question about a limit has beside the names of what is counted. */
const limitFillers = new Set(
	tokenize(
		'limit limited maximum max most many number highest allowed allow possible default usual unleash server instance one single each per whole all total together such set sets create add support supported there exist hold contain may',
	),
);

/**
 * Finds what a question names: identifiers and paths as they are written, names in words where the question also says
 * what kind of thing it means, and limits by what they count.
 *
 * @returns at most three entries; none when the question names nothing
 */
export function findEntries(question: string, entries: readonly Entry[]): Entry[] {
	const written = entries.filter((entry) => isWritten(entry, question));
	if (written.length > 0) return written.slice(0, MOST);
	const requested = byRequest(question, entries);
	if (requested.length > 0) return requested.slice(0, MOST);
	const limits = byCount(question, entries);
	if (limits.length > 0) return limits.slice(0, 1);
	return longest(entries.filter((entry) => isSpoken(entry, question))).slice(0, MOST);
}

/** A name with a joint is one however it is cased. A plain word, such as `ADMIN`, has to be written as it is. */
function isWritten({ name, kind }: Entry, question: string): boolean {
	if (kind === 'limit' && !/[a-z][A-Z]/.test(name)) return false;
	const joined = /[_-]|[a-z\d][A-Z]/.test(name);
	if (!joined && name !== name.toUpperCase()) return false;
	/* Names have letters, digits, `_` and `-` only. */
	return new RegExp(`(?<![\\w-])${name}(?![\\w-])`, joined ? 'i' : '').test(question);
}

/** Operations by method and path, with any values in the place of the parts in braces. */
function byRequest(question: string, entries: readonly Entry[]): Entry[] {
	const { path } = exactNamesOf(question);
	if (!path || path.segments.length < 2) return [];
	const fitting = entries.filter(({ kind, facts }) => {
		const [method, own = ''] = facts.request?.replaceAll('`', '').split(' ') ?? [];
		const segments = segmentsOf(own);
		return (
			kind === 'operation' &&
			(path.method ?? method) === method &&
			segments.length === path.segments.length &&
			segments.every((part, at) => part === path.segments[at] || isPlaceholder(part))
		);
	});
	const literal = ({ facts }: Entry) => (facts.request?.match(/\{/g) ?? []).length;
	const fewest = Math.min(...fitting.map(literal));
	return fitting.filter((entry) => literal(entry) === fewest);
}

/** `feature created event`, `permission to create segments`, `get all segments api`. */
function isSpoken({ name, title, kind }: Entry, question: string): boolean {
	if (!kindWords[kind].test(question)) return false;
	const said = ` ${tokenize(question.replaceAll(/[-_]/g, ' ')).join(' ')} `;
	const names = [name.replaceAll(/[-_]/g, ' '), title ?? ''].map((one) => tokenize(one));
	return names.some((terms) => terms.length > 1 && said.includes(` ${terms.join(' ')} `));
}

/** Where one name holds another, the reader means the longer one. */
function longest(entries: Entry[]): Entry[] {
	const length = ({ name, title = '' }: Entry) => Math.max(name.length, title.length);
	return entries.toSorted((a, b) => length(b) - length(a));
}

/** Limits all of whose words are in the question, which has no others: `how many constraints can a strategy have`. */
function byCount(question: string, entries: readonly Entry[]): Entry[] {
	if (!kindWords.limit.test(question)) return [];
	const telling = (text: string) =>
		new Set(tokenize(text).filter((term) => !stopWords.has(term) && !limitFillers.has(term)));
	const asked = telling(question);
	return entries
		.filter(({ kind }) => kind === 'limit')
		.map((entry) => ({ entry, counted: telling(entry.text) }))
		.filter(
			({ counted }) =>
				counted.size > 0 && counted.size === asked.size && [...counted].every((term) => asked.has(term)),
		)
		.map(({ entry }) => entry);
}
