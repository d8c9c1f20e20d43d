import { z } from 'astro/zod';
import { type Document, isMap, isScalar } from 'yaml';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { schemaAt } from '../guide.ts';
import { pageKinds, pageSchemas } from '../pages/index.ts';
import { foreignFields } from './foreign-fields.ts';
import type { Problem } from './problem.ts';
import { nameOf, type Reading } from './reading.ts';

/**
 * Says what to do with a field that does not exist where it stands.
 *
 * @param around Path of the group of fields it stands in, empty for the page itself.
 */
export function explainUnknown(key: string, around: readonly PropertyKey[], reading: Reading): Problem {
	const group = schemaAt(reading.schema, around)?.schema;
	const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
	return {
		...reading.at(offsetOfKey(reading.document, around, key)),
		field: nameOf([...around, key]),
		found: `${key}, which is no field ${around.length > 0 ? `of ${nameOf(around)}` : 'of this kind of page'}`,
		expected: `one of ${known.join(', ')}`,
		write: advice(key, known, around.length === 0, reading),
	};
}

function advice(key: string, known: string[], isTop: boolean, { document, route }: Reading): string {
	if (isTop && Object.hasOwn(foreignFields, key)) return foreignFields[key]?.(route) ?? '';
	const missing = known.filter((name) => !isTop || !document.has(name));
	const meant = nearest(key, missing);
	if (meant) return `${meant} instead of ${key}`;
	const kinds = isTop ? pageKinds.filter((kind) => key in pageSchemas[kind].shape) : [];
	return kinds.length > 0
		? `nothing here, or another kind: ${key} is for ${kinds.join(' and ')}`
		: 'nothing here; remove the field';
}

function offsetOfKey(document: Document, around: readonly PropertyKey[], key: string): number | undefined {
	const group = around.length === 0 ? document.contents : document.getIn(around, true);
	if (!isMap(group)) return undefined;
	const pair = group.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
	return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
