import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAMMARS, syntaxError } from './samples/grammars.ts';
import { listSamples } from './samples/list.ts';
import { matches } from './samples/run.ts';
import { verifySample } from './samples/verify.ts';
import { startWorld, type World } from './world.ts';

describe('samples', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	for (const sample of listSamples()) {
		test(`${sample.file}: ${sample.verify}`, async () => {
			const { did, problem } = await verifySample(sample, world);
			expect(problem).toBeUndefined();
			expect(did).not.toBe('unverified');
		});
	}
});

describe('what tries samples', () => {
	const WRONG = {
		'.yaml': 'a: [',
		'.yml': 'a: [',
		'.html': '<p',
		'.vue': '<p',
		'.php': '<?php if (',
		'.json': '{"a": }',
	};

	test.each(Object.keys(GRAMMARS))('finds a syntax error in a %s file', async (extension) => {
		const code = WRONG[extension as keyof typeof WRONG] ?? '(((';
		expect(await syntaxError(`x${extension}`, code)).toContain('is not');
	});

	test('names a file whose language has no grammar', async () => {
		await expect(syntaxError('x.zzz', '')).rejects.toThrow(/no grammar for \.zzz/);
	});

	test('compares output line by line, with * for what varies', () => {
		expect(matches('strategy: 01ABC', 'strategy: *')).toBe(true);
		expect(matches('a.c', 'abc')).toBe(false);
		expect(matches('new checkout!', 'new checkout')).toBe(false);
	});
});
