import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { nameOf, type Parts } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import type { Place } from '../types.ts';
import { below, schemasOf } from '../walk.ts';

/** What names something the contract does not have: schemas, answers, tags, security schemes, operations. */
export function checkNames(parts: Parts): ContractProblem[] {
	const schemas = parts.schemas.map(({ name }) => name);
	const responses = parts.responses.map(({ name }) => name);
	const tags = parts.tags.map(({ tag }) => tag.name);
	const schemes = Object.keys(parts.root.components?.securitySchemes ?? {});
	const ids = parts.operations.map(({ operation }) => operation.operationId);
	const problems: ContractProblem[] = [];
	const check = (place: Place, name: string, known: readonly string[], kind: string): void => {
		if (known.includes(name)) return;
		const meant = nearest(name, known);
		const write = meant ? `\`${meant}\`` : `the ${kind} into the contract, or the name of one it has`;
		problems.push(problemAt(place, [`\`${name}\``, `a ${kind} of the contract`, write]));
	};
	for (const { schema, place } of schemasOf(parts)) {
		if (schema.$ref !== undefined) checkRef(below(place, '$ref'), schema.$ref, 'schemas', schemas);
	}
	for (const { operation, place } of parts.operations) {
		for (const [status, { $ref }] of Object.entries(operation.responses)) {
			if ($ref !== undefined)
				checkRef(below(place, 'responses', status, '$ref'), $ref, 'responses', responses);
		}
		check(below(place, 'tags', 0), operation.tags[0] ?? '', tags, 'tag');
		for (const [index, choice] of operation.security.entries()) {
			for (const name of Object.keys(choice))
				check(below(place, 'security', index), name, schemes, 'security scheme');
		}
		for (const [index, id] of (operation['x-unleash'].removed?.replacedBy ?? []).entries()) {
			check(below(place, 'x-unleash', 'removed', 'replacedBy', index), id, ids, 'operation');
		}
	}
	for (const { tag, place } of parts.tags) {
		for (const [index, { operationId }] of (tag['x-sequence'] ?? []).entries()) {
			check(below(place, 'x-sequence', index), operationId, ids, 'operation');
		}
	}
	return problems;

	function checkRef(
		place: Place,
		$ref: string,
		kind: 'schemas' | 'responses',
		known: readonly string[],
	): void {
		const start = `#/components/${kind}/`;
		if ($ref.startsWith(start) && known.includes($ref.slice(start.length))) return;
		const meant = nearest(nameOf($ref), known);
		problems.push(
			problemAt(place, [
				`\`${$ref}\``,
				`\`${start}NAME\` with a name of the contract`,
				meant ? `\`${start}${meant}\`` : `a name that stands in \`${kind}\`, or remove it`,
			]),
		);
	}
}

/** Schemas that no operation reaches. */
export function checkUnused(parts: Parts): ContractProblem[] {
	const reached = new Set<string>();
	const byName = new Map(parts.schemas.map((named) => [named.name, named]));
	const follow = (only: Partial<Parts>): void => {
		for (const { schema } of schemasOf({ ...parts, operations: [], schemas: [], responses: [], ...only })) {
			if (!schema.$ref?.startsWith('#/components/schemas/')) continue;
			const named = byName.get(nameOf(schema.$ref));
			if (!named || reached.has(named.name)) continue;
			reached.add(named.name);
			follow({ schemas: [named] });
		}
	};
	follow({ operations: parts.operations, responses: parts.responses });
	return parts.schemas
		.filter(({ name }) => !reached.has(name))
		.map(({ name, place }) =>
			problemAt(place, [`the schema \`${name}\``, 'a schema that an operation uses', 'nothing: remove it']),
		);
}
