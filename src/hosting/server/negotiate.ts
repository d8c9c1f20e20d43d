import Negotiator from 'negotiator';

/** Encodings of files that the build wrote, best first, with the ending of their files. */
export const ENCODINGS = [
	{ name: 'br', ending: '.br' },
	{ name: 'gzip', ending: '.gz' },
] as const;

/** An encoding of a file that the build wrote. */
export type Encoding = (typeof ENCODINGS)[number]['name'];

/**
 * The best encoding that a client takes.
 *
 * @param accepted value of the `Accept-Encoding` header
 * @param available encodings in which the file is there
 * @returns `undefined` for the file as it is
 */
export function chooseEncoding(
	accepted: string | undefined,
	available: ReadonlySet<Encoding>,
): Encoding | undefined {
	const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...available]);
	return ENCODINGS.find(({ name }) => taken.includes(name))?.name;
}

/**
 * Whether a client would rather have Markdown than HTML, as agents say in `Accept`. One that takes anything gets HTML.
 * Parameters other than the weight, such as a charset, make no difference.
 *
 * @param accepted value of the `Accept` header
 */
export function prefersMarkdown(accepted: string | undefined): boolean {
	const types = ['text/html', 'text/markdown'];
	const accept = accepted?.replace(/;(?!\s*q\s*=)[^;,]*/gi, '');
	return new Negotiator({ headers: { accept } }).mediaType(types) === 'text/markdown';
}

/** A part of a file: first and last byte. */
export interface ByteRange {
	start: number;
	end: number;
}

/**
 * The part of a file that a client asks for. Not by `range-parser`, which refuses a last part that is longer than the
 * file, where RFC 9110 (14.1.2) asks for the whole of it.
 *
 * @param header value of the `Range` header
 * @param size bytes of the file
 * @returns `undefined` for the whole file, also where the header cannot be understood or asks for several parts,
 *   and `unsatisfiable` if the file has no such bytes
 */
export function chooseRange(
	header: string | undefined,
	size: number,
): ByteRange | 'unsatisfiable' | undefined {
	const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
	if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
	if (first === '') {
		const length = Math.min(Number(last), size);
		return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < start) return undefined;
	return start >= size ? 'unsatisfiable' : { start, end };
}

/**
 * Whether a client still wants the file that it began with, as `If-Match` says.
 *
 * @param ifMatch value of the header
 * @param etag validator of the file now
 */
export function isExpected(ifMatch: string | undefined, etag: string): boolean {
	const tags = ifMatch?.split(',').map((tag) => tag.trim());
	return tags === undefined || tags.includes('*') || tags.includes(etag);
}

/**
 * Whether the copy that a client has is still right. Not by `fresh`, which sends the whole file to clients that say
 * `no-cache` beside their validator, as `fetch` of Node does.
 *
 * @param ifNoneMatch value of the `If-None-Match` header
 * @param etag validator of the file now
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
	const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
	return tags.includes('*') || tags.includes(etag);
}
