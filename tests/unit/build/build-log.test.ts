import type { AstroIntegrationLogger } from 'astro';
import { expect, test } from 'vitest';
import { hideFileLines, summarizeWarnings } from '~/build/build-log.ts';

type Message = Parameters<AstroIntegrationLogger['options']['destination']['write']>[0];

/** What is printed of messages, and which warnings are kept for the end. */
function log(...messages: [label: string | null, message: string, level?: Message['level']][]) {
	const printed: string[] = [];
	const warnings: string[] = [];
	const destination = hideFileLines({ write: ({ message }) => printed.push(message) }, warnings);
	for (const [label, message, level = 'info'] of messages)
		destination.write({ label, message, level, newLine: true });
	return { printed, warnings };
}

test('a build prints no line for each file, unless the file is empty', () => {
	const { printed, warnings } = log(
		['SKIP_FORMAT', '\n generating static routes '],
		[null, '  \x1b[34m├─\x1b[39m \x1b[2m/index.html\x1b[22m'],
		['SKIP_FORMAT', ' \x1b[2m(+5ms)\x1b[22m '],
		[null, '  └─ /empty.html'],
		['SKIP_FORMAT', ' (+1ms) (file not created, response body was empty)'],
		[null, '✓ Completed in 1.2s.'],
		['SKIP_FORMAT', ' generating optimized images '],
	);
	expect(printed).toEqual([
		'\n generating static routes ',
		'  └─ /empty.html',
		' (+1ms) (file not created, response body was empty)',
		'✓ Completed in 1.2s.',
		' generating optimized images ',
	]);
	expect(warnings).toEqual([]);
});

test('warnings between files are printed where they occur, and again at the end with their number', () => {
	const { printed, warnings } = log(
		[null, '  ├─ /a.html'],
		['site-checks', '\x1b[33m/a\n  found:    a link\x1b[39m', 'warn'],
		['SKIP_FORMAT', ' (+5ms) '],
		['content', 'two files', 'warn'],
		['content', 'two files', 'warn'],
		['content', 'a failure', 'error'],
	);
	expect(printed).toHaveLength(4);
	expect(summarizeWarnings(warnings)).toBe(
		'\n2 warnings\n\n[site-checks] /a\n  found:    a link\n\n[content] two files (2 times)',
	);
	expect(summarizeWarnings(['[a] b'])).toBe('\n1 warning\n\n[a] b');
});
