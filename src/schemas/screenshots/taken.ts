import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Screenshot } from './schema.ts';

/** Folder of the pictures: `<name>.light.webp`, `<name>.dark.webp` and `taken.json`. */
export const PICTURES = 'src/assets/screenshots';

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

/** Sum of everything in an entry that changes the picture: not its text, not the version it claims. */
export function entrySum(entry: Screenshot): string {
	const { alt, verifiedWith, ...rest } = entry;
	return createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 12);
}
