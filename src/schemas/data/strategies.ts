import { z } from 'astro/zod';

const sentence = z.string().min(3).endsWith('.');

/** A parameter of an activation strategy, by its name in the API. */
const strategyParameterSchema = z.strictObject({
	type: z
		.enum(['percentage', 'string', 'list', 'number', 'boolean'])
		.meta({ description: 'percentage, string, list, number or boolean', example: 'string' }),
	required: z.boolean().meta({ description: 'true or false', example: true }),
	description: sentence.meta({ description: 'a sentence with a full stop', example: 'Share of users.' }),
});

/** A built-in activation strategy; its name is the one in the API. */
export const strategySchema = z.strictObject({
	title: z.string().min(2).meta({ description: 'the name in the admin UI', example: 'Gradual rollout' }),
	description: sentence.meta({ description: 'a sentence with a full stop', example: 'On for everyone.' }),
	parameters: z
		.record(z.string(), strategyParameterSchema)
		.meta({ description: 'parameters by name, {} for none', example: {} }),
});
