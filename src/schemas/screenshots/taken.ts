import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Screenshot } from './schema.ts';

/** Folder of the pictures: `<name>.light.webp`, `<name>.dark.webp`, the forms of both for pages, `taken.json` and `encoded.json`. */
export const PICTURES = 'src/content/screenshots/pictures';

/** Width of the text column; a wider picture is shown this wide, and zooming shows all of it. */
const COLUMN = 720;
/** Pictures are taken with two pixels for each CSS pixel. */
const TAKEN_DENSITY = 2;

/** Files that pages load, beside each picture: how their names end, and their pixels for each CSS pixel. */
export const PAGE_FORMS = [
	{ ending: '.1x.avif', density: 1 },
	{ ending: '.2x.avif', density: 2 },
] as const;

/** Width in CSS pixels at which pages show a picture that is so many pixels wide. */
export function shownWidth(pixels: number): number {
	return Math.min(COLUMN, Math.round(pixels / TAKEN_DENSITY));
}

/** What a picture was taken with; the tool writes it. */
export interface Taken {
	/** Version that the server of the admin UI said it has. */
	version: string;
	/** Sum of everything in the entry that changes the picture. */
	entry: string;
}

const takenSchema = z.record(z.string(), z.strictObject({ version: z.string(), entry: z.string() }));

/** Reads what the pictures were taken with, by name: nothing before the first was taken. */
export function readTaken(): Record<string, Taken> {
	if (!existsSync(`${PICTURES}/taken.json`)) return {};
	return takenSchema.parse(JSON.parse(readFileSync(`${PICTURES}/taken.json`, 'utf8')));
}

const sumsSchema = z.record(z.string(), z.string());
const ENCODED = `${PICTURES}/encoded.json`;

/** Sums of the pictures of which the files for pages were made, by name and theme such as `playground.dark`. */
export function readEncoded(): Record<string, string> {
	return existsSync(ENCODED) ? sumsSchema.parse(JSON.parse(readFileSync(ENCODED, 'utf8'))) : {};
}

/** Notes of which picture the files for pages were made. */
export function noteEncoded(picture: string): void {
	const sums = { ...readEncoded(), [picture]: pictureSum(picture) };
	const sorted = Object.fromEntries(Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1)));
	writeFileSync(ENCODED, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Sum of a picture as it was taken. */
export function pictureSum(picture: string): string {
	return sumOf(readFileSync(`${PICTURES}/${picture}.webp`));
}

function sumOf(bytes: Buffer | string): string {
	return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/** Sum of everything in an entry that changes the picture: not its text, not the version it claims. */
export function entrySum(entry: Screenshot): string {
	const { alt, verifiedWith, ...rest } = entry;
	return sumOf(JSON.stringify(rest));
}
