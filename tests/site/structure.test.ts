import { expect, test } from 'vitest';
import * as limits from '../../src/config/limits.ts';
import { type Outline, readOutlines } from './outlines.ts';

const pages = readOutlines().filter(({ isRedirect }) => !isRedirect);
const filesOf = (wrong: readonly Outline[]) => wrong.map(({ file }) => file);

test('the title of every page has at most 60 characters, which is what search engines show', () => {
	const long = pages.filter(({ title }) => title.length > limits.titleLength || title === '');
	expect(long.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

test('every page has one heading of level 1', () => {
	const wrong = pages.filter(({ levels }) => levels.filter((level) => level === 1).length !== 1);
	expect(filesOf(wrong)).toEqual([]);
});

test('no heading leaves out a level on the way down', () => {
	const wrong = pages.flatMap(({ file, levels }) =>
		levels
			.map((level, index) => ({ level, before: levels[index - 1] ?? 6 }))
			.filter(({ level, before }) => level > before + 1)
			.map(({ level, before }) => `${file}: h${level} after h${before}`),
	);
	expect(wrong).toEqual([]);
});

test('every page has one main, one banner and one footer', () => {
	const wrong = pages.flatMap(({ file, landmarks }) =>
		['main', 'banner', 'contentinfo']
			.map((role) => ({ role, count: landmarks.filter((landmark) => landmark.role === role).length }))
			.filter(({ count }) => count !== 1)
			.map(({ role, count }) => `${file}: ${count} ${role}`),
	);
	expect(wrong).toEqual([]);
});

test('landmarks of one role on a page have names of their own', () => {
	const wrong = pages.flatMap(({ file, landmarks }) =>
		[...Map.groupBy(landmarks, ({ role }) => role)]
			.filter(([, same]) => same.length > 1)
			.filter(([, same]) => new Set(same.map(({ name }) => name).filter(Boolean)).size < same.length)
			.map(([role, same]) => `${file}: ${role} ${same.map(({ name }) => `"${name}"`).join(', ')}`),
	);
	expect(wrong).toEqual([]);
});
