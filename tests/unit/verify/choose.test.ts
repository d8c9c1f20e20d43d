import { expect, test } from 'vitest';
import { choose } from '../../../src/verify/choose.ts';

const files = [{ file: 'go/home.go' }, { file: 'java/Home.java' }];

test('words choose files by parts of their path, which all must match', () => {
	expect(choose(files, [], 'x')).toEqual(files);
	expect(choose(files, ['go', 'home'], 'x')).toEqual([{ file: 'go/home.go' }]);
});

test('words that choose nothing are named, with a command that chooses something', () => {
	const chosen = (words: string[]) => () => choose(files, words, 'npm run samples -- go/');
	expect(chosen(['gopher/'])).toThrow(/found: +gopher\//);
	expect(chosen(['gopher/'])).toThrow(/write: +npm run samples -- go\//);
	expect(chosen(['go/', 'java/'])).toThrow(/all of these words\s+found: +go\/ java\//);
});
