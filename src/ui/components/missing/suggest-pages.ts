import { editDistance } from '../../../lib/diagnostics/nearest.ts';

/** A page that can be suggested. */
export type PageTitle = readonly [path: string, title: string];

/** Most pages that are suggested. More would have to be read instead of recognized. */
const MOST = 5;

/** Below this, of 1 for the same name, a page is a wild guess. */
const LEAST = 0.6;

/** What the wanted page shares with its folder counts less than its name. */
const FOLDER = 0.2;

/** Characters of a path that are looked at. No page's path is as long. */
const LONGEST = 200;

/** The words of a path's last segment. Its letter case and its punctuation don't count. */
export function wordsOfPath(path: string): string[] {
	return segmentsOf(path).at(-1)?.split('-') ?? [];
}

/** Pages whose name resembles the last segment of a path, the closest first. */
export function suggestPages(path: string, pages: readonly PageTitle[]): PageTitle[] {
	const wanted = segmentsOf(path);
	const name = wanted.at(-1);
	if (name === undefined) return [];
	const rated = pages.map((page) => {
		const segments = segmentsOf(page[0]);
		const folders = segments.slice(0, -1);
		const shared = folders.filter((folder) => wanted.includes(folder)).length / (folders.length || 1);
		const likeness = Math.max(
			likenessOf(name, segments.at(-1) ?? ''),
			sharedWords(name.split('-'), [...(segments.at(-1) ?? '').split('-'), ...namesIn(page[1])]),
		);
		return { page, likeness, rating: likeness + FOLDER * shared };
	});
	return rated
		.filter(({ likeness }) => likeness >= LEAST)
		.sort((a, b) => b.rating - a.rating || a.page[0].length - b.page[0].length)
		.slice(0, MOST)
		.map(({ page }) => page);
}

function segmentsOf(path: string): string[] {
	const segments = decoded(path)
		.slice(-LONGEST)
		.replace(/(\/index)?(\.html?)?\/*$/i, '')
		.split('/');
	return segments.map((segment) => namesIn(segment).join('-')).filter(Boolean);
}

/** Letters and digits in a text, in lower case, apart by what's between them. */
function namesIn(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** 1 for the same name, less with each letter that differs. */
function likenessOf(one: string, other: string): number {
	return 1 - editDistance(one, other) / Math.max(one.length, other.length, 1);
}

/** How many of the words are among others, of 1. A word and its plural are the same; a bit less than the same name. */
function sharedWords(words: readonly string[], others: readonly string[]): number {
	const found = words.filter((word) =>
		others.some((other) => other === word || other === `${word}s` || word === `${other}s`),
	);
	return (found.length / words.length) * 0.9;
}
