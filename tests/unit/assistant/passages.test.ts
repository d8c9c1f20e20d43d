import { describe, expect, test } from 'vitest';
import { saysMore } from '~/assistant/entries/names.ts';
import { createEngine } from '~/search/engine/engine.ts';
import { findPassages } from '~/search/passages/find-passages.ts';
import { questionWordsOf } from '~/search/passages/question-words.ts';
import { inContext, isTableRow, windowsOf } from '~/search/passages/sentences.ts';
import { parseQuery } from '~/search/text/query.ts';
import { page, section } from '../search/pages.ts';

const engine = createEngine();
engine.add([
	page({
		url: '/database',
		title: 'Database',
		questions: ['Which database does the server need?'],
		sections: [
			section('Pools', 'A pool keeps ten connections open for the server to use at any time.'),
			section('Choose', 'The server stores everything in one database, which is PostgreSQL 15 or later.'),
		],
	}),
	page({
		url: '/sql',
		title: 'My queries',
		sections: [section('Report', 'Write SQL for a report about my cat, and connect it to the database.')],
	}),
	page({
		url: '/boot',
		title: 'Flags in Spring Boot',
		sections: [section('Install', 'Add the starter to the build file of your Spring Boot application.')],
	}),
	page({
		url: '/go',
		title: 'Go SDK',
		sections: [section('Options', 'RefreshInterval of the Go SDK is the time between two fetches of flags.')],
	}),
	...Array.from({ length: 30 }, (_, at) =>
		page({
			url: `/${at}`,
			title: `Page ${at}`,
			sections: [section('Text', `Sentence ${at} of something else.`)],
		}),
	),
]);

const words = (question: string) => questionWordsOf(question, engine).map(({ word }) => word);
const keys = (question: string) =>
	questionWordsOf(question, engine).flatMap(({ word, isKey }) => (isKey ? [word] : []));
const sureOf = (question: string) =>
	Math.max(0, ...findPassages(engine, { question, most: 3 }).map(({ confidence }) => confidence));

describe('words of a question', () => {
	test('a compound is one word, so that its parts elsewhere are no answer', () => {
		expect(words('How do I connect to MySQL?')).not.toContain('sql');
		expect(sureOf('How do I write a report with MySQL?')).toBeLessThan(
			sureOf('How do I write a report with SQL?'),
		);
	});

	test('a compound that only titles have, word by word, is these words', () => {
		expect(words('How do I use SpringBoot?')).toEqual(expect.arrayContaining(['spring', 'boot']));
		expect(findPassages(engine, { question: 'How do I add it to SpringBoot?', most: 1 })[0]?.url).toMatch(
			/^\/boot/,
		);
	});

	test('what stands behind "how" is a degree before a verb only', () => {
		expect(keys('How fast does the server store reports?')).not.toContain('fast');
		expect(keys('How fast reports are stored')).toContain('fast');
	});

	test('a name with a capital inside a sentence is no filler', () => {
		expect(parseQuery('How do I set the interval in the Go SDK? ').words).toContain('go');
		expect(parseQuery('Where do I go to set the interval? ').words).not.toContain('go');
		expect(parseQuery('How Do I Go On With The Refresh Interval? ').words).not.toContain('go');
	});
});

test('the sentences of a page that asks the question have something of it themselves', () => {
	const [first] = findPassages(engine, { question: 'Which database does the server need?', most: 1 });
	expect(first?.url).toBe('/database#choose');
});

describe('a quote', () => {
	const text =
		'Do one of these:\nOpen the list. Then select it.\nCause · Do this\nOther · Do that\nIt ends here.';
	const quoted = (run: string, line: number, most = 400) => inContext(text, { text: run, line }, 60, most);

	test('ends with its line', () => {
		expect([...windowsOf(text, 400)].map((run) => run.text)).toEqual([
			'Do one of these:',
			'Open the list.',
			'Open the list. Then select it.',
			'Then select it.',
			'Cause · Do this',
			'Other · Do that',
			'It ends here.',
		]);
	});

	test('is its whole line, with what it announces, up to a limit', () => {
		expect(quoted('Then select it.', 1)).toBe('Open the list. Then select it.');
		expect(quoted('Do one of these:', 0)).toBe('Do one of these:\nOpen the list. Then select it.');
		expect(quoted('Then select it.', 1, 20)).toBe('Then select it.');
	});

	test('of a row of a table is that row', () => {
		expect(quoted('Cause · Do this', 2)).toBe('Cause · Do this');
		expect(isTableRow('Cause · Do this')).toBe(true);
	});
});

describe('a question about a thing with a name', () => {
	const entry = {
		kind: 'variable',
		name: 'UNLEASH_URL',
		url: '/settings#unleash-url',
		text: 'Address of the server.',
		facts: {},
	} as const;

	test.each([
		['What does UNLEASH_URL do?', false],
		['Which address does UNLEASH_URL set?', false],
		['Why does Django raise KeyError UNLEASH_URL?', true],
	])('%s says more than it: %s', (question, more) => {
		expect(saysMore(question, entry)).toBe(more);
	});
});
