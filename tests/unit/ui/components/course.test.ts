import { expect, test } from 'vitest';
import { assertLesson, assertQuestion, lessonOf } from '~/ui/components/course/check.ts';
import { merged, readProgress, withLesson } from '~/ui/components/course/progress.ts';

const COURSE = '/unleash-academy/foundational';

test.each([
	['nothing kept', null, {}],
	['what was kept', `{"${COURSE}":["first-flag"]}`, { [COURSE]: ['first-flag'] }],
	['no JSON', 'first-flag', undefined],
	['a list', '["first-flag"]', undefined],
	['nothing', 'null', undefined],
	['a key that is no page', '{"foundational":[]}', undefined],
	['a lesson that is no text', `{"${COURSE}":[1]}`, undefined],
	['a course that is no list', `{"${COURSE}":"first-flag"}`, undefined],
])('progress is read from %s', (_, text, expected) => {
	expect(readProgress(text)).toEqual(expected);
});

test('a lesson is ticked once, and its tick is taken back', () => {
	const ticked = withLesson(withLesson({}, COURSE, 'a', true), COURSE, 'a', true);
	expect(ticked).toEqual({ [COURSE]: ['a'] });
	expect(withLesson(ticked, COURSE, 'a', false)).toEqual({ [COURSE]: [] });
});

test('a loaded file adds to what was done, also of unknown courses', () => {
	const loaded = { [COURSE]: ['b', 'a'], '/unleash-academy/other': ['c'] };
	expect(merged({ [COURSE]: ['a'] }, loaded)).toEqual({
		[COURSE]: ['a', 'b'],
		'/unleash-academy/other': ['c'],
	});
});

test.each([
	['Text.', 'no <Lesson>'],
	['<Lesson id="one" />\n\n<Lesson id="two" />', 'more than one <Lesson>'],
])('a page below a course that contains %j is refused', (page, found) => {
	expect(lessonOf('Text.\n\n<Lesson id="one" />\n', COURSE)).toBe('one');
	expect(() => lessonOf(page, COURSE)).toThrow(`${COURSE}\n  found:    ${found}`);
});

const question = { ask: 'Who sees it?', options: ['Everyone', 'Nobody'], answer: 2 };

test('the name of a lesson is made for addresses', () => {
	expect(() => assertLesson({ id: 'first-flag' }, COURSE)).not.toThrow();
	expect(() => assertLesson({ id: 'First flag' }, COURSE)).toThrow('lower-case letters, digits and hyphens');
});

test.each([
	[{ ask: 'Guess.' }, 'a question mark'],
	[{ options: ['Everyone'] }, 'two or more different options'],
	[{ options: ['Everyone', 'Everyone'] }, 'two or more different options'],
	[{ answer: 0 }, 'the number of an option, from 1 to 2'],
	[{ answer: 3 }, 'the number of an option, from 1 to 2'],
])('a question with %o is refused', (wrong, expected) => {
	expect(() => assertQuestion(question, COURSE)).not.toThrow();
	expect(() => assertQuestion({ ...question, ...wrong }, COURSE)).toThrow(expected);
});
