import { assistantLimits } from '../config/assistant-limits.ts';
import * as storageKeys from '../config/storage-keys.ts';
import { keep, recall } from '../lib/browser/storage.ts';
import { entryKinds } from './entries/entry.ts';
import { type Exchange, exchangeStates, isRunning } from './exchange.ts';
import { failureReasons } from './provider.ts';

/** Questions and answers of this tab, oldest first. What cannot be read counts as none. */
export function recallExchanges(): Exchange[] {
	try {
		const found: unknown = JSON.parse(recall('sessionStorage', storageKeys.assistant) ?? '[]');
		return Array.isArray(found) ? found.slice(-assistantLimits.kept).filter(isExchange).map(settled) : [];
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

const isText = (value: unknown) => typeof value === 'string' && value.length <= assistantLimits.answer;
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isOneOf = (known: readonly string[]) => (value: unknown) => known.some((one) => one === value);

const source = { url: isText, title: isText };
const quote = {
	...source,
	text: isText,
	headings: areTexts,
	confidence: (value: unknown) => typeof value === 'number',
};
const entry = {
	kind: isOneOf(entryKinds),
	name: isText,
	url: isText,
	text: isText,
	facts: (value: unknown) => Object.values(Object(value)).every(isText),
};
const exchange = {
	id: (value: unknown) => Number.isSafeInteger(value),
	question: isText,
	text: isText,
	state: isOneOf(exchangeStates),
	failure: (value: unknown) => value === undefined || isOneOf(failureReasons)(Object(value).reason),
	quotes: areAll(quote),
	entries: areAll(entry),
	sources: areAll(source),
};

type Shape = Record<string, (value: unknown) => boolean>;

function fits(value: unknown, shape: Shape): boolean {
	return Object.entries(shape).every(([name, accepts]) => accepts(Object(value)[name]));
}

function areAll(shape: Shape) {
	return (list: unknown) =>
		Array.isArray(list) && list.length <= assistantLimits.sources && list.every((one) => fits(one, shape));
}

function isExchange(value: unknown): value is Exchange {
	return fits(value, exchange);
}
