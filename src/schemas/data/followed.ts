import { z } from 'astro/zod';

/** When a page with toolchains was last followed, and with what. Written by `npm run commands`. */
export const followedSchema = z.strictObject({
	fingerprint: z
		.string()
		.regex(/^\d{10}$/)
		.describe('Digits of the commands, files and outputs of the page as they were followed.'),
	day: z
		.string()
		.regex(/^\d{4}-\d{2}-\d{2}$/)
		.describe('Day on which it was followed.'),
	server: z.string().describe('Version of the server.'),
	tools: z.record(z.string(), z.string()).describe('What each toolchain says of its version.'),
});
