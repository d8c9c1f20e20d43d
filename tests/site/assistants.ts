import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCRIPT, testWidget } from './widget.ts';

/** Settings of the assistant, and what has to hold for a site that was built with them. */
export interface Assistant {
	name: string;
	environment: Readonly<Record<string, string>>;
	/** @param built gives the folder of the built site */
	tests(built: () => string): void;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** Assistants that a site can have beside the one that it has by itself. */
export const assistants: readonly Assistant[] = [
	{
		name: 'none',
		environment: { ASSISTANT: 'none' },
		tests(built) {
			test('there is no button', () => {
				expect(read(built(), 'quickstart.html')).not.toContain('ask-button');
			});
		},
	},
	{
		name: 'endpoint',
		environment: { ASSISTANT: 'endpoint', ASSISTANT_ENDPOINT: 'https://ask.example.com/answers' },
		tests(built) {
			test('pages and policy have its address, which nothing loads', () => {
				const page = read(built(), 'quickstart.html');
				expect(page).toContain('"provider":"endpoint","endpoint":"https://ask.example.com/answers"');
				expect(read(built(), '_headers')).toContain("connect-src 'self' https://ask.example.com;");
				expect(page).not.toMatch(/<(?:script|link)[^>]*ask\.example\.com/);
			});
		},
	},
	{ name: 'script', environment: SCRIPT, tests: testWidget },
];
