import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newExchange, withPart } from '~/assistant/exchange.ts';
import { keepExchanges, recallExchanges } from '~/assistant/kept.ts';
import { assistantLimits } from '~/config/assistant-limits.ts';
import * as storageKeys from '~/config/storage-keys.ts';

let stored: Map<string, string>;
beforeEach(() => {
	stored = new Map();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

const quote = { url: '/a', title: 'A', headings: ['b'], text: 'c', confidence: 0.5 };
const done = {
	...withPart(newExchange(1, 'a'), { kind: 'quotes', quotes: [quote] }),
	state: 'done' as const,
};

test('what is kept comes back, and what was under way was stopped', () => {
	keepExchanges([done, newExchange(2, 'b')]);
	expect(recallExchanges()).toEqual([done, { ...newExchange(2, 'b'), state: 'stopped' }]);
});

test('only the newest are kept', () => {
	keepExchanges(Array.from({ length: assistantLimits.kept + 5 }, (_, id) => ({ ...done, id })));
	expect(recallExchanges()).toHaveLength(assistantLimits.kept);
	expect(recallExchanges()[0]?.id).toBe(5);
});

test.each([
	'',
	'null',
	'{"a":1}',
	'[null,1,"x",[]]',
	JSON.stringify([{ ...done, id: 1.5 }]),
	JSON.stringify([{ ...done, state: 'hacked' }]),
	JSON.stringify([{ ...done, quotes: [{ ...quote, headings: undefined }] }]),
	JSON.stringify([
		{ ...done, entries: [{ kind: 'permission', name: 'A', url: '/', text: '', facts: { a: {} } }] },
	]),
	JSON.stringify([{ ...done, sources: {} }]),
	JSON.stringify([{ ...done, text: 'a'.repeat(assistantLimits.answer + 1) }]),
	JSON.stringify([{ ...done, sources: Array(assistantLimits.sources + 1).fill({ url: '/a', title: 'A' }) }]),
	JSON.stringify([{ ...done, state: 'failed', failure: { reason: 'x' } }]),
])('what cannot be read counts as none: %.80s', (text) => {
	stored.set(storageKeys.assistant, text);
	expect(recallExchanges()).toEqual([]);
});
