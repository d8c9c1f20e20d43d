import { z } from 'astro/zod';

/** How a file of `src/samples` is tried; its name is the path from there. */
export const sampleSchema = z.strictObject({
	verify: z
		.enum(['run', 'compile', 'parse'])
		.meta({ description: 'run, compile or parse', example: 'parse' }),
	state: z
		.enum([
			'empty',
			'new-checkout-on',
			'new-checkout-default-strategy',
			'new-checkout-variants',
			'new-checkout-three-variants',
			'new-color-scheme',
			'checkout-constraints',
			'minimum-seats',
			'impression-data',
			'promoted',
		])
		.optional()
		.meta({ description: 'a state that src/verify/samples/states.ts makes', example: 'new-checkout-on' }),
	needs: z
		.enum(['redis', 'recorder', 'certificate'])
		.optional()
		.meta({ description: 'redis, recorder, certificate, or left out', example: 'redis' }),
	environment: z
		.record(z.string(), z.string())
		.optional()
		.meta({
			description: 'environment variables by name; $NAME stands for another one',
			example: { SOURCE_ENV: 'development' },
		}),
	arguments: z
		.array(z.string())
		.optional()
		.meta({ description: 'words that the program is started with', example: ['2026-01-01'] }),
	port: z
		.int()
		.optional()
		.meta({ description: 'a port that the sample opens, replaced by a free one', example: 3000 }),
	page: z
		.string()
		.optional()
		.meta({ description: 'the HTML file that a browser sample runs in', example: 'browser/quickstart.html' }),
	until: z
		.string()
		.optional()
		.meta({ description: 'text after which a sample that runs on is ended', example: 'new checkout' }),
	asks: z.string().optional().meta({
		description: 'a shell command that is run after `until`; its output comes after that of the sample',
		example: 'curl --silent http://localhost:3000',
	}),
	prints: z
		.array(z.string())
		.optional()
		.meta({
			description: 'the lines of its output, which <SampleOutput> shows; * for what varies',
			example: ['The new checkout'],
		}),
	shows: z
		.record(z.string(), z.string())
		.optional()
		.meta({
			description: 'what its page shows: text by selector, or no text when the element is enough',
			example: { '#checkout': 'New checkout' },
		}),
	sends: z
		.array(z.string())
		.optional()
		.meta({
			description: 'the requests that the recorder gets: method, path, token, body; * for what varies',
			example: ['POST /api/signal-endpoint/error-rate Bearer * *'],
		}),
});
