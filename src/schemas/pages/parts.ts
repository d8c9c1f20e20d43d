import { z } from 'astro/zod';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { type Guide, guided } from '../guide.ts';

/** A guide for writers; what a kind of field always expects and how it is repaired may be left out. */
type PartOfGuide = Omit<Guide, 'expected' | 'repair'> & Partial<Pick<Guide, 'expected' | 'repair'>>;

const asText = (found: unknown) => (typeof found === 'object' ? found : String(found ?? '').trim());

/** Free text on one line. */
export function text(guide: PartOfGuide) {
	return guided(z.string().regex(/^\S(.*\S)?$/), { expected: 'text', repair: asText, ...guide });
}

/** One sentence that ends with a full stop or a question mark. */
export function sentence(guide: PartOfGuide) {
	return guided(z.string().regex(/^\S.*\S[.?]$/), {
		expected: 'one sentence that ends with a full stop',
		repair: (found) => (typeof found === 'string' ? found.trim().replace(/[\s.,;:!]*$/, '.') : found),
		...guide,
	});
}

/** One question that ends with a question mark. */
export function question(guide: PartOfGuide) {
	return guided(z.string().regex(/^\S.*\S\?$/), {
		expected: 'a question that ends with a question mark',
		repair: (found) => (typeof found === 'string' ? found.replace(/[\s.,;:?]*$/, '?') : found),
		...guide,
	});
}

/** A version number such as 5.7 or 5.7.2: text, as the number 5.10 would be read as 5.1. */
export function version(guide: PartOfGuide) {
	return guided(z.string().regex(/^\d+\.\d+(\.\d+)?$/), {
		expected: 'a version number in quotes',
		repair: (found) => {
			const [, major, rest = '.0'] = /(\d+)((?:\.\d+){1,2})?/.exec(String(found)) ?? [];
			return major === undefined ? found : major + rest;
		},
		...guide,
	});
}

/** A day as YYYY-MM-DD. YAML readers that turn it into a date are undone. */
export function day(guide: PartOfGuide) {
	const iso = z.preprocess(
		(value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
		z.iso.date(),
	);
	const full: Guide = {
		expected: 'a date as YYYY-MM-DD',
		repair: (found) => {
			const [year, month, date] = String(found).match(/\d+/g) ?? [];
			return `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
		},
		...guide,
	};
	return guided(iso, full).meta({ type: 'string', format: 'date' });
}

/** A root-relative path of a page of this site, without trailing slash, extension, anchor or query. */
export function route(guide: PartOfGuide) {
	return guided(z.string().regex(/^(?!.*\.(html|mdx?)$)(\/[\w.-]+)+$/), {
		expected: 'a root-relative path of a page, without trailing slash, extension or anchor',
		repair: (found) => {
			const path = String(found)
				.replace(/^\w+:\/\/[^/]*/, '')
				.replace(/[?#].*$/, '');
			const clean = path.replace(/^[./]*/, '').replace(/(\/index)?(\.html|\.mdx?)?\/*$/, '');
			return `/${clean}`;
		},
		...guide,
	});
}

/** A web address over HTTPS. */
export function webAddress(guide: PartOfGuide) {
	return guided(z.url({ protocol: /^https$/ }), {
		expected: 'a web address that starts with https://',
		repair: (found) => `https://${String(found).replace(/^(https?:)?\/*/, '')}`,
		...guide,
	});
}

/** A whole number of minutes, at most ten hours. */
export function minutes(guide: PartOfGuide) {
	return guided(z.int().min(1).max(600), {
		expected: 'a whole number of minutes from 1 to 600',
		repair: (found) => Number(/\d+/.exec(String(found))?.[0]),
		...guide,
	});
}

/** One of a few words. */
export function choice<const Word extends string>(words: readonly [Word, ...Word[]], guide: PartOfGuide) {
	return guided(z.enum(words), {
		expected: words.length === 1 ? words[0] : `one of ${words.join(', ')}`,
		repair: (found) => nearest(String(found), words),
		...guide,
	});
}

/** A list without duplicates. One entry written as plain text is offered as a list. */
export function list<Entry extends z.ZodType>(
	entry: Entry,
	options: PartOfGuide & { atLeast?: number; atMost?: number },
) {
	const { atLeast = 1, atMost = 20, ...guide } = options;
	const range = `${atLeast} to ${atMost}`;
	const entries = z
		.array(entry)
		.min(atLeast)
		.check(({ value, issues }) => {
			// Not `.max()`, which would stop before the entries are judged.
			if (value.length > atMost) {
				issues.push({ code: 'too_big', origin: 'array', maximum: atMost, input: value, path: [] });
			}
			value.forEach((item, index) => {
				if (value.indexOf(item) === index) return;
				issues.push({ code: 'custom', input: item, path: [index], params: { duplicate: true } });
			});
		})
		.meta({ maxItems: atMost, uniqueItems: true });
	return guided(entries, {
		expected: `a list with ${range} entries`,
		repair: (found) => {
			if (typeof found !== 'string') return found;
			const parts = found.split(',').map((part) => part.trim());
			return parts.every((part) => part.length > 0 && part.length < 30) ? parts : [found];
		},
		...guide,
	});
}

/** A group of fields, none of them unknown. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape, guide: PartOfGuide) {
	return guided(z.strictObject(shape), {
		expected: `a group of fields: ${Object.keys(shape).join(', ')}`,
		...guide,
	});
}
