import { keep, recall } from '../client/storage.ts';
import { assistantLimits } from '../site/assistant-limits.ts';
import * as storageKeys from '../site/storage-keys.ts';
import { type Exchange, exchangeStates, isRunning } from './exchange.ts';

/** Questions and answers of this tab, oldest first. What cannot be read counts as none. */
export function recallExchanges(): Exchange[] {
	try {
		const found: unknown = JSON.parse(recall('sessionStorage', storageKeys.assistant) ?? '[]');
		return Array.isArray(found) ? found.filter(isExchange).map(settled) : [];
	} catch {
		return [];
	}
}

/** Keeps them for the next page of this tab. */
export function keepExchanges(exchanges: readonly Exchange[]): void {
	keep('sessionStorage', storageKeys.assistant, JSON.stringify(exchanges.slice(-assistantLimits.kept)));
}

/** The page change ended what was under way. */
function settled(exchange: Exchange): Exchange {
	return isRunning(exchange) ? { ...exchange, state: 'stopped' } : exchange;
}

function isExchange(value: unknown): value is Exchange {
	const { id, question, state, quotes, entries, text, sources } = Object(value) as Partial<Exchange>;
	return (
		typeof id === 'number' &&
		typeof question === 'string' &&
		typeof text === 'string' &&
		exchangeStates.some((known) => known === state) &&
		haveTexts(quotes, ['url', 'title', 'text']) &&
		haveTexts(entries, ['kind', 'name', 'url', 'text']) &&
		haveTexts(sources, ['url', 'title'])
	);
}

function haveTexts(list: unknown, names: readonly string[]): boolean {
	return (
		Array.isArray(list) && list.every((one) => names.every((name) => typeof Object(one)[name] === 'string'))
	);
}
