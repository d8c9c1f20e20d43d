import { searchStorageKeys } from '../config/search-storage-keys.ts';
import { safeUrl } from './adapters/markup.ts';

/** Characters of a list beyond which it is dropped unread: 10 entries need a tenth of it. */
const LONGEST = 100_000;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What DocSearch needs of a hit to show it again. */
type StoredSearch = Record<'objectID' | 'url' | 'type', string> & {
	content: string | null;
	hierarchy: Record<string, string | null>;
};

/**
 * Makes what the browser keeps of recent and favorite searches harmless. DocSearch reads it without a look: a wrong
 * shape would end search in this browser for good, and texts go into the page as HTML. Call it right before
 * DocSearch is shown.
 *
 * @param index name of the index, of which DocSearch makes its keys
 */
export function cleanStoredSearches(index: string): void {
	for (const key of [searchStorageKeys.recent(index), searchStorageKeys.favorites(index)]) {
		try {
			const text = localStorage.getItem(key);
			if (text === null) continue;
			const clean = JSON.stringify(readStoredSearches(text));
			if (clean !== text) localStorage.setItem(key, clean);
		} catch {
			// Blocked, which DocSearch finds out itself, or full: a list that cannot be cleaned goes.
			drop(key);
		}
	}
}

/** The entries of a list that are whole, with every string escaped and nothing else in them. */
export function readStoredSearches(text: string): StoredSearch[] {
	if (text.length > LONGEST) return [];
	try {
		const found: unknown = JSON.parse(text);
		const entries = Array.isArray(found) ? found.map(readEntry).filter((entry) => entry !== undefined) : [];
		return [...new Map(entries.map((entry) => [entry.objectID, entry])).values()];
	} catch {
		return [];
	}
}

function readEntry(found: unknown): StoredSearch | undefined {
	const { objectID, url, type, content, hierarchy } = Object(found) as Record<string, unknown>;
	if (typeof objectID !== 'string' || typeof url !== 'string' || typeof type !== 'string') return undefined;
	const titles = Object(hierarchy) as Record<string, unknown>;
	const entry: StoredSearch = {
		objectID,
		url: safeUrl(url),
		type,
		content: textOf(content),
		hierarchy: Object.fromEntries(LEVELS.map((level) => [level, textOf(titles[level])])),
	};
	const shown = type === 'content' ? entry.content : type !== 'lvl0' && entry.hierarchy[type];
	return shown && entry.url !== '#' ? entry : undefined;
}

/** Text as it may stand in HTML. What was escaped when it was stored stays as it is. */
function textOf(found: unknown): string | null {
	if (typeof found !== 'string') return null;
	return found.replace(/[<>"']|&(?!#\d{2};)/g, (character) => `&#${character.charCodeAt(0)};`);
}

function drop(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Blocked.
	}
}
