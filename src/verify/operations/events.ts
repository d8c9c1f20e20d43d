import type { Operation } from '../../api-reference/model/types.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { Trial } from './trials.ts';

/** The server writes these by itself, some minutes after what caused them. */
const BY_ITSELF = new Set(['application-created']);

/**
 * Holds the events that a sample wrote against those that the description of its operation names.
 *
 * @param written types of events
 * @param trial its `events` are those of the sample, where the description also names other cases
 * @returns what differs, in words; empty when all is as the page says
 */
export function eventMistakes(
	{ description = '', operationId }: Pick<Operation, 'description' | 'operationId'>,
	written: readonly string[],
	trial: Trial,
): string[] {
	const types = readFacts('event-types');
	const named = [...description.matchAll(/`([a-z-]+)`/g)].flatMap(([, type = '']) =>
		types[type] ? type : [],
	);
	const expected = new Set((trial.events ?? named).filter((type) => !BY_ITSELF.has(type)));
	const found = new Set(written.filter((type) => !BY_ITSELF.has(type)));
	const where = trial.events ? `trials.yaml names for ${operationId}` : 'the page names';
	return [
		...[...expected.difference(found)].map((type) => `no ${type}, which ${where}`),
		...[...found.difference(expected)].map((type) => `a ${type}, beyond the events that ${where}`),
	];
}
