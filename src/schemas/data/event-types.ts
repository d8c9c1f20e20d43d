import { z } from 'astro/zod';

const integrations = ['webhook', 'slack-app', 'slack', 'teams', 'datadog'] as const;

/** An integration that offers types of events. */
export type IntegrationName = (typeof integrations)[number];

const version = z
	.string()
	.regex(/^\d+\.\d+$/)
	.optional()
	.meta({ description: "a version as text, such as '6.10'", example: '6.10' });

const fields = z
	.string()
	.optional()
	.meta({ description: 'names of fields, separated by commas', example: 'name, description' });

/** Name of a type of event. */
export const eventNameSchema = z
	.string()
	.regex(/^[a-z]+(-[a-z]+)*$/, 'the type of the event, in lower case with hyphens');

/** A type of event; its name is the `type` in the event log. */
export const eventTypeSchema = z
	.strictObject({
		group: z.string().min(3).meta({ description: 'the table it stands in', example: 'Flags' }),
		happened: z.string().endsWith('.').max(160).meta({
			description: 'one sentence of at most 160 characters, with a full stop',
			example: 'A flag was created.',
		}),
		data: fields,
		preData: fields,
		plan: z
			.enum(['enterprise'])
			.optional()
			.meta({ description: 'enterprise, or left out', example: 'enterprise' }),
		absentIn: version,
		lastIn: version.meta({
			description: 'a version as text, exactly where status is removed',
			example: '7.6',
		}),
		triggers: z
			.array(z.enum(integrations))
			.default([])
			.meta({ description: `integrations that offer it: ${integrations.join(', ')}`, example: ['webhook'] }),
		status: z
			.enum(['legacy', 'removed', 'internal'])
			.optional()
			.meta({ description: 'legacy, removed, internal, or left out', example: 'legacy' }),
	})
	.refine(({ status, lastIn }) => (status === 'removed') === (lastIn !== undefined), {
		path: ['lastIn'],
	});

/** A type of event. */
export type EventType = z.infer<typeof eventTypeSchema>;
