import { readFileSync, statSync } from 'node:fs';
import { problem } from '../diagnostics/build-error.ts';

/** Bytes of the largest file that people write. The largest there is has 79 KB. */
const LARGEST = 1_000_000;

/** What is wrong with a file before anybody looks at what it says. */
export type FileProblem = { [part in 'found' | 'expected' | 'write']: string };

/**
 * Reads a file that a writer edits.
 *
 * @param file its path, for the error
 * @throws {BuildError} if it's missing, a folder, a circle of links, empty, too large, or no text in UTF-8
 */
export function readText(file: string, where = file): string {
	const read = tryReadText(file);
	if (typeof read === 'string') return read;
	throw problem({ where, ...read });
}

/** Reads a file that a writer edits, or says what is wrong with it. */
export function tryReadText(file: string): string | FileProblem {
	try {
		const stats = statSync(file);
		if (stats.isDirectory()) return wrong('a folder', 'another name, or a file in its place');
		if (stats.size > LARGEST) return tooLarge(stats.size);
		return decodeText(readFileSync(file));
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		if (code === 'ELOOP') return wrong('a symbolic link that leads in a circle', 'the file itself');
		if (code === 'ENOENT') return wrong('no such file', 'the file, or git checkout it');
		return wrong(message, 'a file that can be read');
	}
}

/** Decodes what a writer edits, or says what is wrong with it. */
export function decodeText(bytes: Uint8Array): string | FileProblem {
	if (bytes.length > LARGEST) return tooLarge(bytes.length);
	const [first, second] = bytes;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
		return wrong('UTF-16', 'save the file as UTF-8');
	let text: string;
	try {
		text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return wrong('bytes that are not UTF-8', 'save the file as UTF-8');
	}
	if (text.startsWith('\uFEFF')) return wrong('a byte order mark', 'save the file as UTF-8 without it');
	if (text.includes('\0')) return wrong('a NUL character', 'save the file as UTF-8, or restore it');
	if (text.trim() === '') return wrong('an empty file', 'its text, or remove the file');
	return text;
}

function tooLarge(size: number): FileProblem {
	const found = `${size.toLocaleString('en')} bytes`;
	return { found, expected: `at most ${LARGEST.toLocaleString('en')}`, write: 'several smaller files' };
}

function wrong(found: string, write: string): FileProblem {
	return { found, expected: 'a text file in UTF-8', write };
}
