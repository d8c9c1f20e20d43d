import { kebab } from '../../model/slug.ts';
import type { Parts } from '../assemble.ts';
import { type ContractProblem, pointerOf, problemAt } from '../problem.ts';
import type { Place } from '../types.ts';
import { below } from '../walk.ts';

/** Last part of the address of the page that introduces the API. */
const INFO_SLUG = 'unleash-api';

/** What may stand once and stands twice: operation ids, pages, routes, summaries, names of schemas. */
export function checkUnique(parts: Parts): ContractProblem[] {
	const problems: ContractProblem[] = [];
	const seen = (kind: string, write: string): ((key: string, place: Place) => void) => {
		const first = new Map<string, Place>();
		return (key, place) => {
			const other = first.get(key);
			if (!other) first.set(key, place);
			else {
				const where = `${other.file} ${pointerOf(other.keys)}`;
				problems.push(problemAt(place, [`\`${key}\`, as in ${where}`, `each ${kind} once`, write]));
			}
		};
	};
	const id = seen('operationId', 'another `operationId`');
	const page = seen('page', 'an `operationId` that gives another page');
	const route = seen(
		'route (method and path, whatever its parameters are called)',
		'one of the two, and remove the other',
	);
	const summary = seen('summary', 'what sets this operation apart');
	const schema = seen('schema', 'one of the two, and remove the other');
	page(INFO_SLUG, { file: 'openapi.yaml', keys: ['info'] });
	for (const { tag, place } of parts.tags) page(kebab(tag.name), place);
	for (const { operation, path, verb, place } of parts.operations) {
		const { operationId } = operation;
		id(operationId, below(place, 'operationId'));
		page(kebab(operationId), below(place, 'operationId'));
		route(`${verb.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`, place);
		if (operation.summary) summary(operation.summary, below(place, 'summary'));
	}
	for (const { name, place } of parts.schemas) schema(name, place);
	return problems;
}
