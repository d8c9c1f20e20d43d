import { z } from 'astro/zod';

const words = (description: string, example: string) => z.string().min(1).meta({ description, example });

/** Whether an SDK decides itself, or asks for decisions. */
export const sdkSides = ['backend', 'frontend'] as const;

/** A block of code that installs an SDK. */
const installSchema = z.strictObject({
	title: words('the name of the file or the terminal', 'Terminal'),
	language: words('the language of the code', 'sh'),
	code: words('what to type or to add', 'npm install unleash-client'),
});

/** An SDK, by the last part of the path of its page, which is also its choice in tabs of languages. */
export const sdkSchema = z.strictObject({
	name: words('the language or framework, as readers call it', 'Node.js'),
	also: z
		.string()
		.optional()
		.meta({ description: 'the language of API samples that goes with it', example: 'javascript' }),
	side: z.enum(sdkSides).meta({ description: 'backend or frontend', example: 'backend' }),
	package: words('the package as its registry spells it', 'unleash-client'),
	version: words('the newest version whose source was read', '6.12.1'),
	floor: words('the oldest runtime that it takes', 'Node.js 20'),
	install: z.array(installSchema).min(1).meta({ description: 'one way to install it, or more', example: [] }),
	readme: z
		.strictObject({
			repository: z
				.string()
				.regex(/^[\w.-]+\/[\w.-]+$/)
				.meta({ description: 'owner and name on GitHub', example: 'Unleash/unleash-node-sdk' }),
			revision: z
				.string()
				.regex(/^[0-9a-f]{40}$/)
				.meta({
					description: 'the full hash of a commit',
					example: '0c2ac1cdb562e3a9ab0a0ed66eb8ee2997d44436',
				}),
		})
		.meta({ description: 'the README that its page can quote', example: {} }),
	sample: words('a program under src/samples that asks for a flag', 'node/quickstart.mjs'),
	title: words('the name of that file in a project', 'index.mjs'),
	provider: z
		.strictObject({
			sample: words('a program under src/samples that connects and provides the flags', 'vue/quickstart.ts'),
			title: words('the name of that file in a project', 'src/main.ts'),
		})
		.optional()
		.meta({ description: 'the file that connects, where the sample itself does not', example: {} }),
	capabilities: z
		.record(z.string(), z.union([z.boolean(), z.string()]))
		.meta({ description: 'by capability: true, false, or a few words', example: { streaming: '6.3.0' } }),
});

/** Something that SDKs of one side can do. */
export const sdkCapabilitySchema = z.strictObject({
	name: words('what it is, as a row of the table', 'Streaming'),
	sides: z
		.array(z.enum(sdkSides))
		.min(1)
		.meta({ description: 'the sides it applies to', example: ['backend'] }),
});
