import { z } from 'astro/zod';
import { note } from './note.ts';

/** When the commands of a page last ran, and with what. Written by `npm run commands` and `npm run test:live`. */
export const followedSchema = z.strictObject({
	...note,
	means: z
		.string()
		.regex(/^\d{10}$/)
		.optional()
		.describe('Digits of the worlds and of what ran the commands; pages with toolchains may lack them.'),
	tools: z.record(z.string(), z.string()).describe('What each toolchain says of its version.'),
});
