import { titleOf } from '../model/metadata.ts';
import type { Operation, Reference, Schema, Schemas } from '../model/types.ts';
import { resolve } from '../schema/resolve.ts';
import { thingsOf } from '../things/things.ts';
import { type FilterData, type FilterEntry, methods } from './data.ts';

/** What the filter of the API knows, with operations in the order of the menu. */
export function filterData({ operations, tags, schemas }: Reference): FilterData {
	const names = new Places<string>();
	const sets = new Places<string>();
	const setOf = (fields: Iterable<string>) =>
		sets.of(
			[...new Set(fields)]
				.map((name) => names.of(name))
				.sort((a, b) => a - b)
				.join(),
		);
	const entryOf = (operation: Operation, tag: number): FilterEntry => {
		const { path, slug } = operation;
		const method = methods.indexOf(operation.method);
		const sent = setOf(sentFields(operation, schemas));
		const received = setOf(receivedFields(operation, schemas));
		const title = titleOf(operation);
		if (!operation.removed) return [title, path, slug, method, tag, sent, received];
		return [title, path, slug, method, tag, sent, received, 1];
	};
	const inOrder = tags.flatMap(({ name }, tag) => {
		const own = operations.filter((operation) => operation.tag === name);
		return thingsOf(name, own).flatMap((thing) => thing.operations.map((one) => entryOf(one, tag)));
	});
	return {
		tags: tags.map(({ name }) => name),
		operations: inOrder,
		names: names.all,
		sets: sets.all.map((set) => (set === '' ? [] : set.split(',').map(Number))),
	};
}

/** Gives each value a place, the first time that it is met. */
class Places<Value> {
	readonly #places = new Map<Value, number>();

	of(value: Value): number {
		const place = this.#places.get(value) ?? this.#places.size;
		this.#places.set(value, place);
		return place;
	}

	get all(): Value[] {
		return [...this.#places.keys()];
	}
}

function sentFields({ parameters, body }: Operation, schemas: Schemas): Set<string> {
	const names = new Set(parameters.filter((one) => one.in !== 'path').map(({ name }) => name));
	if (body?.schema) collect(body.schema, schemas, names);
	return names;
}

/** Fields of what is answered when all goes well: errors have the same fields everywhere. */
function receivedFields({ answers }: Operation, schemas: Schemas): Set<string> {
	const names = new Set<string>();
	for (const { status, body } of answers) {
		if (Number(status) < 400 && body?.schema) collect(body.schema, schemas, names);
	}
	return names;
}

/** Adds the names of all fields of a schema, each schema once, which ends recursion. */
function collect(schema: Schema, schemas: Schemas, names: Set<string>, seen = new Set<string>()): void {
	const { name, schema: found } = resolve(schema, schemas);
	if (name !== undefined && seen.has(name)) return;
	if (name !== undefined) seen.add(name);
	for (const [field, own] of Object.entries(found.properties ?? {})) {
		names.add(field);
		collect(own, schemas, names, seen);
	}
	const { items, additionalProperties: values, oneOf = [], anyOf = [] } = found;
	const others = [items, ...(typeof values === 'object' ? [values] : []), ...oneOf, ...anyOf];
	for (const other of others) if (other) collect(other, schemas, names, seen);
}
