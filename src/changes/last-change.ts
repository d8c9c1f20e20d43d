import { type History, readTexts } from './git-history.ts';

/** A part of a file whose last change is asked for. */
export interface Part {
	/** Path from the root of the project. */
	file: string;
	/** What the part says now. */
	now: string;
	/** What it says in a text of the file, so that other parts and what readers do not see count for nothing. */
	within(source: string): string;
}

/** When a part last changed: a day, `uncommitted`, or `unknown` where the history does not reach so far. */
export type LastChange = string | 'uncommitted' | 'unknown';

interface Search {
	part: Part;
	/** Number of the change that is looked at. */
	at: number;
	found?: LastChange;
}

/**
 * When each part last said something else. Texts are read in rounds, one change further back in each, as most parts
 * are found in the first rounds and old texts are many.
 *
 * @param read gives texts by the names that git has for them
 */
export function lastChanges(
	root: string,
	history: History,
	parts: readonly Part[],
	read = (names: readonly string[]) => readTexts(root, names),
): LastChange[] {
	const searches = parts.map((part): Search => ({ part, at: 0 }));
	const texts = new Map<string, string>();
	for (let open = searches; open.length > 0; open = open.filter(({ found }) => found === undefined)) {
		const named = open.flatMap(({ part, at }) => {
			const { before, after } = history.get(part.file)?.[at] ?? {};
			return [before, after].filter((name) => name !== undefined && !texts.has(name));
		});
		for (const [name, text] of read([...new Set(named)] as string[])) texts.set(name, text);
		for (const search of open) step(search, history, texts);
	}
	return searches.map(({ found = 'unknown' }) => found);
}

/** Looks at one change of the file: was it the one that made the part what it is? */
function step(search: Search, history: History, texts: ReadonlyMap<string, string>): void {
	const { part } = search;
	const change = history.get(part.file)?.[search.at];
	const said = (name: string | undefined) => {
		const text = name === undefined ? undefined : texts.get(name);
		return text === undefined ? undefined : part.within(text);
	};
	if (!change || (search.at === 0 && said(change.after) !== part.now)) search.found = 'uncommitted';
	else if (change.isEdge) search.found = 'unknown';
	else if (said(change.before) !== said(change.after)) search.found = change.day;
	else search.at += 1;
}
