import type { EventType, IntegrationName } from '../../../schemas/data/event-types.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';

/** The event types that an integration offers, by group. */
export function triggersOf(
	integration: IntegrationName,
	all = readFacts('event-types'),
): Map<string, string[]> {
	const offered = Object.entries(all).filter(([, { triggers }]) => triggers.includes(integration));
	return new Map(
		Object.entries(Object.groupBy(offered, ([, { group }]) => group)).map(([group, events = []]) => [
			group,
			events.map(([name]) => name),
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
