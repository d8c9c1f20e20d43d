import { expect, test, vi } from 'vitest';
import { tokenize } from '~/markdown/code/tokens.ts';
import { inTurn } from '~/markdown/in-turn.ts';

type Processor = Parameters<typeof inTurn>[0];

test('pages are worked on one at a time, also after one that fails', async () => {
	let open = 0;
	const seen: string[] = [];
	const process = async (name: string) => {
		seen.push(`${name} beside ${open}`);
		open++;
		await new Promise((done) => setImmediate(done));
		open--;
		if (name === 'broken') throw new Error('a mistake in the page');
		return { code: name };
	};
	const processor = inTurn({
		name: 'x',
		createMdxRenderer: async () => ({ process }),
	} as unknown as Processor);
	const renderer = await processor.createMdxRenderer?.({} as never, {} as never);
	const results = await Promise.allSettled(
		['first', 'broken', 'last'].map((name) => renderer?.process(name, `${name}.mdx`, {})),
	);
	expect(seen).toEqual(['first beside 0', 'broken beside 0', 'last beside 0']);
	expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('both copies of the module that a build loads share compiled grammars', async () => {
	vi.stubGlobal('highlighting', undefined);
	await tokenize('package main', 'go');
	const { highlighting } = globalThis as { highlighting?: { memories: Map<string, unknown> } };
	vi.resetModules();
	const again = await import('~/markdown/code/tokens.ts');
	expect(again.tokenize).not.toBe(tokenize);
	const [line] = await again.tokenize('package main', 'go');
	expect(line?.map(({ text }) => text).join('')).toBe('package main');
	expect((globalThis as { highlighting?: unknown }).highlighting).toBe(highlighting);
	expect([...(highlighting?.memories.keys() ?? [])]).toEqual(['go']);
});
