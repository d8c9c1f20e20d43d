import { exactNamesOf, isPlaceholder, segmentsOf } from '../../search/text/exact.ts';
import { tokenize } from '../../search/text/words.ts';
import type { Entry, EntryKind } from './entry.ts';
import { named } from './names.ts';

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

/** Terms that a name may have beside those of a question that says what kind of thing it means. */
const BESIDE: Record<EntryKind, number> = { variable: 1, permission: 0, event: 0, limit: 2, operation: 0 };

/** Kinds in the order in which a question is taken to mean them. */
const KINDS: readonly EntryKind[] = ['limit', 'permission', 'event', 'variable', 'operation'];

/** A setting that is called by its words: `change the log level`. */
const SETS = /\b(?:change|configure|raise|lower|set)\b/i;

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
	const spoken = longest(entries.filter((entry) => isSpoken(entry, question)));
	const counted = kindWords.limit.test(question) ? named(question, 'limit', entries, BESIDE.limit) : [];
	if (counted.length > 0) return counted.slice(0, 1);
	if (spoken.length > 0) return spoken.slice(0, MOST);
	for (const kind of KINDS) {
		const most = kindWords[kind].test(question) ? BESIDE[kind] : -1;
		const found = named(question, kind, entries, most);
		if (found.length > 0) return found.slice(0, MOST);
	}
	return SETS.test(question) ? settings(question, entries) : [];
}

/** A setting whose name of several words is all that a question names. */
function settings(question: string, entries: readonly Entry[]): Entry[] {
	return named(question, 'variable', entries, 0)
		.filter(({ name }) => name.includes('_'))
		.slice(0, 1);
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
