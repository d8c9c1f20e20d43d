import { z } from 'astro/zod';
import { note } from './note.ts';

/** When a page with toolchains was last followed, and with what. Written by `npm run commands`. */
export const followedSchema = z.strictObject({
	...note,
	tools: z.record(z.string(), z.string()).describe('What each toolchain says of its version.'),
});
