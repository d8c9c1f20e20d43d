import { edgeOptionSchema } from './edge-options.ts';
import { environmentVariableSchema } from './environment-variables.ts';
import { eventTypeSchema } from './event-types.ts';
import { limitSchema } from './limits.ts';
import { sampleSchema } from './samples.ts';
import { strategySchema } from './strategies.ts';

/** The facts about the server and Edge that pages take from `src/content/data`, by file name; and the list of samples. */
export const factSchemas = {
	'edge-options': edgeOptionSchema,
	'environment-variables': environmentVariableSchema,
	'event-types': eventTypeSchema,
	limits: limitSchema,
	samples: sampleSchema,
	strategies: strategySchema,
} as const;

/** Name of a file with facts. */
export type FactFile = keyof typeof factSchemas;
