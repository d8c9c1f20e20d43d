import { searchLimits } from '../../../config/search-limits.ts';
import { searchPage } from '../../../lib/urls/urls.ts';

/** What the address of the results page asks for. */
interface Asked {
	query: string;
	pages: number;
}

/** The address that the reader came to by Enter, a link or the history. Typing changes the entry's address only. */
let settled = '';

/** Reads the address that the reader came to. */
export function readAddress(): Asked {
	const asked = current();
	settled = addressOf(asked);
	return asked;
}

function current(): Asked {
	const parameters = new URLSearchParams(location.search);
	const pages = Number(parameters.get('pages'));
	return {
		query: (parameters.get('q') ?? '').slice(0, searchLimits.query),
		pages: Number.isInteger(pages) && pages > 0 && pages <= 50 ? pages : 1,
	};
}

/**
 * Puts a query into the address. Typing replaces the address of the history's entry. Enter and links add an entry, so
 * that Back leads to the query before: if typing has replaced its address, the entry gets it back.
 */
export function writeAddress(way: 'push' | 'replace', asked: Asked): void {
	const before = addressOf(current());
	const address = addressOf(asked);
	if (way === 'push' && address !== settled) {
		if (address === before) history.replaceState(null, '', settled);
		history.pushState(null, '', address);
	} else history.replaceState(null, '', address);
	if (way === 'push' || (asked.pages > 1 && before === settled)) settled = address;
}

function addressOf({ query, pages }: Asked): string {
	return searchPage(query, location.pathname) + (pages > 1 ? `&pages=${pages}` : '');
}
