import { z } from 'astro/zod';

const words = (description: string, example: string) => z.string().min(2).meta({ description, example });
const answer = words('an answer as src/verify/answers/groups.ts words it', 'on');

/** SDKs that are asked all cases, by their name in `src/content/data/sdks.yaml`. */
export const askedSdks = ['node', 'python', 'java', 'rust'] as const;

/** Something that SDKs answer differently. */
export const sdkDifferenceSchema = z.strictObject({
	what: z.string().min(10).endsWith('.').meta({
		description: 'what differs, ending with a full stop; code in backticks',
		example: 'Text outside ASCII is hashed differently.',
	}),
	input: z.string().min(10).endsWith('.').meta({
		description: 'what was asked, ending with a full stop; code in backticks',
		example: 'A rollout of 82%, and `zoë`.',
	}),
	cases: z
		.array(z.string())
		.min(1)
		.meta({
			description: 'names of the cases, which all have these answers',
			example: ['unknown operator'],
		}),
	model: answer,
	answers: z
		.strictObject({ node: answer, python: answer, java: answer, rust: answer })
		.meta({ description: 'the answer of each SDK', example: { node: 'on' } }),
});
