import { z } from 'astro/zod';
import { type Document, isCollection, isMap, isNode, isScalar } from 'yaml';
import { schemaAt } from '../guide.ts';
import type { Problem } from './problem.ts';
import { nameOf, type Reading } from './reading.ts';
import { explainUnknown } from './unknown-field.ts';
import { yamlText } from './yaml-text.ts';

/** Says what an issue of zod means to a writer: one problem, or one for each unknown field. */
export function explainIssue(issue: z.core.$ZodIssue, reading: Reading): Problem[] {
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((key) => explainUnknown(key, issue.path, reading));
	}
	const { document, yaml } = reading;
	const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
	const node = document.getIn(path, true);
	const source = isNode(node) && node.range ? yaml.slice(node.range[0], node.range[1]).trim() : '';
	const value = isNode(node) ? node.toJS(document) : undefined;
	const { duplicate: isDuplicate } = (issue.code === 'custom' && issue.params) || {};
	const place = { ...reading.at(offsetOf(document, path)), field: nameOf(path) };
	if (isDuplicate) {
		return [
			{
				...place,
				found: `${source} a second time`,
				expected: 'each entry once',
				write: 'nothing here; remove this entry',
			},
		];
	}

	const { schema, guide } = schemaAt(reading.schema, issue.path) ?? {};
	const isSize = issue.code === 'too_small' || issue.code === 'too_big';
	let asWritten: unknown = value;
	if (isScalar(node)) asWritten = node.source ?? value;
	else if (isMap(node) && schema instanceof z.ZodString) asWritten = source;
	const repaired = value === undefined ? undefined : guide?.repair?.(asWritten);
	const isRepaired = schema?.safeParse(repaired).success ?? false;
	const written = yamlText(isRepaired ? repaired : guide?.example);
	return [
		{
			...place,
			found: describe(value, source, isSize),
			expected: guide?.expected ?? issue.message,
			write: `${isRepaired ? '' : 'for example '}${prefixOf(document, path)}${written}`,
		},
	];
}

/** Offset of a value, or of the closest thing around it that exists. */
function offsetOf(document: Document, path: readonly (string | number)[]): number | undefined {
	const node = document.getIn(path, true);
	if (isNode(node)) return node.range?.[0];
	return path.length > 1 ? offsetOf(document, path.slice(0, -1)) : undefined;
}

/** What stands before a value: the name of its field, or the dash of its entry. */
function prefixOf(document: Document, path: readonly (string | number)[]): string {
	const last = path.at(-1);
	if (typeof last !== 'number') return `${last}: `;
	const around = document.getIn(path.slice(0, -1), true);
	return isCollection(around) && around.flow ? '' : '- ';
}

/** Beginning and end, as either can hold the mistake. */
function shortened(source: string): string {
	const line = source.replace(/\s+/g, ' ');
	return line.length > 70 ? `${line.slice(0, 34)}…${line.slice(-34)}` : line;
}

function describe(value: unknown, source: string, isSize: boolean): string {
	const short = shortened(source);
	if (value === undefined) return 'nothing';
	if (value === null) return 'nothing after the colon';
	if (typeof value === 'string') return isSize ? `${value.length} characters: ${short}` : short || "''";
	if (typeof value === 'boolean') return `${short}, a yes or no`;
	if (value instanceof Date) return `${short}, a date`;
	if (typeof value === 'number') return `${short}, a number`;
	if (!Array.isArray(value)) return `a group of fields: ${short}`;
	return value.length === 0 ? 'an empty list' : `a list with ${value.length} entries`;
}
