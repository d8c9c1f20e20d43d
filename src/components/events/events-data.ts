import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const FILE = 'src/content/data/events.yaml';
const integrations = ['webhook', 'slack-app', 'slack', 'teams', 'datadog'] as const;
export type IntegrationName = (typeof integrations)[number];

const version = z.string().regex(/^\d+\.\d+$/, "a version such as '6.10'");

const eventSchema = z
	.strictObject({
		name: z
			.string()
			.regex(/^[a-z]+(-[a-z]+)*$/, 'the type of the event, in small letters')
			.describe('What the API calls the event type'),
		group: z.string().min(3).describe('The table it stands in'),
		happened: z.string().endsWith('.').max(160).describe('One sentence that says what happened'),
		data: z.string().optional().describe('Fields of `data`, where they are known'),
		preData: z.string().optional().describe('Fields of `preData`, where they are known'),
		plan: z.enum(['enterprise']).optional().describe('The only plan whose server writes it'),
		absentIn: version.optional().describe('Newest checked version that lacks it'),
		lastIn: version.optional().describe('Newest checked version that has it, if the current one has not'),
		triggers: z.array(z.enum(integrations)).default([]).describe('Integrations that offer it'),
		status: z
			.enum(['legacy', 'removed', 'internal'])
			.optional()
			.describe('Only in old logs, unknown to the server now, or never stored'),
	})
	.refine(({ status, lastIn }) => (status === 'removed') === (lastIn !== undefined), {
		path: ['lastIn'],
		message: 'write lastIn exactly where status is removed',
	});

const listSchema = z
	.array(eventSchema)
	.min(1)
	.superRefine((events, context) => {
		const seen = new Set<string>();
		events.forEach(({ name }, index) => {
			if (seen.has(name))
				context.addIssue({ code: 'custom', path: [index, 'name'], message: `${name} stands here twice` });
			seen.add(name);
		});
	});

export type EventType = z.infer<typeof eventSchema>;

/** All event types, in the order of the tables. @throws Error naming the file and each wrong field */
export function readEvents(text = readFileSync(FILE, 'utf8')): EventType[] {
	const result = listSchema.safeParse(parse(text));
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
	throw new Error(`${FILE} cannot be used:\n${problems.join('\n')}`);
}

/** The event types of one table. @throws Error naming the groups there are */
export function eventsOf(group: string, all = readEvents()): EventType[] {
	const found = all.filter((event) => event.group === group);
	if (found.length > 0) return found;
	const groups = [...new Set(all.map((event) => event.group))];
	throw new Error(`<Events group="${group}"> has no events in ${FILE}: write one of ${groups.join(' | ')}`);
}

/** The event types that an integration offers, by group. */
export function triggersOf(integration: IntegrationName, all = readEvents()): Map<string, string[]> {
	const offered = all.filter(({ triggers }) => triggers.includes(integration));
	return new Map(
		Object.entries(Object.groupBy(offered, ({ group }) => group)).map(([group, events = []]) => [
			group,
			events.map(({ name }) => name),
		]),
	);
}

/** What to know before relying on an event type: plan, versions, state; empty for ordinary ones. */
export function marksOf({ plan, absentIn, lastIn, status }: EventType): string[] {
	return [
		plan && 'Enterprise',
		absentIn && `newer than ${absentIn}`,
		lastIn && `last seen in ${lastIn}`,
		status === 'legacy' && 'old logs only',
		status === 'internal' && 'not in the log',
	].filter((mark) => typeof mark === 'string');
}
