import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A form that a file can have whatever is in it: how its text is encoded, or what is in its place. */
const encoded = {
	'UTF-16, little endian': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
	'UTF-16, big endian': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
	'a byte order mark': (text: string) => `\uFEFF${text}`,
	'Latin-1': (text: string) => Buffer.from(`${text}é`, 'latin1'),
	'a NUL character': (text: string) => `${text}\0`,
	'a cut-off character': (text: string) => Buffer.from(`${text}é`).subarray(0, -1),
	oversized: (text: string) => text + '#'.repeat(1_000_001),
	empty: () => '',
	'white space alone': () => ' \n\t\n',
} as const;

const inPlace = {
	'a folder': (path: string) => mkdirSync(path),
	'a symbolic link to itself': (path: string) => symlinkSync(basename(path), path),
	'a dangling symbolic link': (path: string) => symlinkSync('missing', path),
} as const;

/** Name of such a form. */
export type FileForm = keyof typeof encoded | keyof typeof inPlace;

/** What a file contains: text, or a form of the right text. */
export interface Content {
	form?: FileForm;
	text: string;
}

/** The bytes of a form; a remote file has no other. */
export function bytesOf({ form, text }: Content): string | Buffer {
	return form && form in encoded ? encoded[form as keyof typeof encoded](text) : text;
}

/** Whether a form is in the place of a file, which needs a file system. */
const isInPlace = (form: string): boolean => form in inPlace;

/** Writes a file into a folder of its own. Returns the folder. */
export function folderOf(file: string, content: Content): string {
	const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
	writeInto(folder, file, content);
	return folder;
}

/** Writes a file into a folder. */
export function writeInto(folder: string, file: string, content: Content): void {
	const path = join(folder, file);
	mkdirSync(dirname(path), { recursive: true });
	rmSync(path, { force: true });
	if (content.form && isInPlace(content.form)) inPlace[content.form as keyof typeof inPlace](path);
	else writeFileSync(path, bytesOf(content));
}
