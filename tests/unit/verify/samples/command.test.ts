import { describe, expect, test } from 'vitest';
import { need, versionOf } from '../../../../src/verify/samples/command.ts';
import { MissingTool } from '../../../../src/verify/samples/languages/language.ts';

describe('programs that samples need', () => {
	test('one that the machine lacks is missing, with how to install it', () => {
		expect(() => need('install it', 'no-such-program', [])).toThrow(MissingTool);
		expect(() => versionOf('install it', 'no-such-program')).toThrow(
			'no-such-program is missing; install it',
		);
	});

	test('one that takes too long is a problem, not a missing program', () => {
		const words = ['-e', 'setTimeout(() => {}, 60000)'];
		expect(need('install it', process.execPath, words, { timeout: 100 })).toContain('ETIMEDOUT');
	});

	test('what one says that fails is the problem', () => {
		const words = ['-e', 'console.error("wrong"); process.exit(2)'];
		expect(need('install it', process.execPath, words)).toBe('wrong\n');
		expect(need('install it', process.execPath, ['-e', 'process.exit(2)'])).toMatch(/ended with 2$/);
		expect(need('install it', process.execPath, ['-e', ''])).toBeUndefined();
	});
});
