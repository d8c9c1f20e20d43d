import { z } from 'astro/zod';

/** Sources outside of npm, by the name of their repository. What else a source begins with is a package of npm. */
export const messageRepositories = [
	'unleash-android',
	'unleash-dotnet-sdk',
	'unleash-edge',
	'unleash-go-sdk',
	'unleash-ios-sdk',
	'unleash-java-sdk',
	'unleash-php-sdk',
	'unleash-python-sdk',
	'unleash-ruby-sdk',
	'unleash-rust-sdk',
] as const;

const sentences = (description: string, example: string) =>
	z.string().min(10).max(160).endsWith('.').meta({ description, example });

/** A message that readers meet, by the name in its fragment. */
export const messageSchema = z.strictObject({
	message: z.string().min(10).max(240).meta({
		description: 'the text as printed, with … for each part that varies',
		example: 'Could not find feature flag …',
	}),
	from: z
		.enum(['server', 'sdk', 'edge'])
		.meta({ description: 'server, sdk or edge: who prints it', example: 'server' }),
	sdk: z
		.string()
		.optional()
		.meta({ description: 'an id of sdks.yaml, when an SDK prints it', example: 'node' }),
	error: z
		.string()
		.regex(/^[A-Z][A-Za-z]+$/)
		.optional()
		.meta({ description: 'the name of the error in the answer', example: 'NameExistsError' }),
	status: z
		.number()
		.int()
		.min(400)
		.max(599)
		.optional()
		.meta({ description: 'the status of the answer, from 400 to 599', example: 409 }),
	source: z
		.string()
		.regex(/^[@a-z][\w@/.-]+\.\w+$/)
		.meta({
			description: 'the file that holds it, behind its package of npm or its repository',
			example: 'unleash-server/dist/lib/error/notfound-error.js',
		}),
	means: sentences('short sentences of at most 160 characters, code in backticks', 'The flag is archived.'),
	fix: sentences('what to do, in at most 160 characters, code in backticks', 'Revive the flag first.'),
	page: z
		.string()
		.regex(/^\/[\w/-]+(#[\w-]+)?$/)
		.meta({
			description: 'the page that explains it, with a fragment',
			example: '/reference/segments#limits',
		}),
});

/** A message that no table shows, by a name: search leads from it to the page that explains it. */
export const unlistedMessageSchema = messageSchema.pick({ message: true, source: true, page: true });
