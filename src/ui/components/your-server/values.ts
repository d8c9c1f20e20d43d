import * as storageKeys from '../../../config/storage-keys.ts';
import { forget, keep, recall } from '../../../lib/browser/storage.ts';
import { check, type Field, type TokenUse } from './check.ts';

/** What a token of the reader may be sent to: kinds of operations differ, and so do their tokens. */
export const tokenSlots = ['admin', 'backend', 'frontend'] as const;

/** Name of one of them. */
export type TokenSlot = (typeof tokenSlots)[number];

/** What the reader gave, all of it checked before it is kept. */
export interface Values {
	address: string;
	project: string;
	environment: string;
	tokens: Partial<Record<TokenSlot, string>>;
	/** Values of other parameters, by the place of the parameter in paths, such as `features/{featureName}`. */
	parts: Record<string, string>;
	/** Whether tokens outlive the tab. */
	keepsTokens: boolean;
}

/** What tokens of a slot are for. */
export function purposeOf(slot: TokenSlot | undefined): TokenUse {
	return slot === 'admin' ? 'admin' : 'sdk';
}

/** Reads what is kept. It is checked again, as anybody can write there: what is wrong is left out. */
export function readValues(): Values {
	const kept = read('localStorage');
	const session = read('sessionStorage');
	const tokens = { ...object(kept['tokens']), ...object(session['tokens']) };
	return {
		address: right('address', kept['address']),
		project: right('project', kept['project']),
		environment: right('environment', kept['environment']),
		tokens: Object.fromEntries(
			tokenSlots.map((slot) => [slot, right('token', tokens[slot], purposeOf(slot))]),
		),
		parts: Object.fromEntries(
			Object.entries(object(session['parts'])).flatMap(([place, value]) =>
				typeof value === 'string' ? [[place, value]] : [],
			),
		),
		keepsTokens: kept['keepsTokens'] === true,
	};
}

/** Keeps values in this browser; tokens only in this tab, unless the reader wants otherwise. */
export function keepValues({ tokens, parts, ...rest }: Values): void {
	const local = { ...rest, ...(rest.keepsTokens && { tokens }) };
	keep('localStorage', storageKeys.yourServer, JSON.stringify(local));
	keep('sessionStorage', storageKeys.yourServer, JSON.stringify({ tokens, parts }));
}

/** Removes all of it. */
export function forgetValues(): void {
	forget('localStorage', storageKeys.yourServer);
	forget('sessionStorage', storageKeys.yourServer);
}

function read(storage: 'localStorage' | 'sessionStorage'): Record<string, unknown> {
	try {
		return object(JSON.parse(recall(storage, storageKeys.yourServer) ?? ''));
	} catch {
		return {};
	}
}

function object(value: unknown): Record<string, unknown> {
	return value && typeof value === 'object' ? { ...value } : {};
}

function right(field: Field, value: unknown, use?: TokenUse): string {
	const checked = typeof value === 'string' ? check(field, value, use) : { value: '' };
	return 'value' in checked ? checked.value : '';
}
