import type { z } from 'zod';
import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { type ContractFile, rootFile } from '../files.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import {
	extensionShape,
	operationShape,
	parameterShape,
	pathsShape,
	requestBodyShape,
	responseShape,
	rootShape,
	schemaShape,
	schemasShape,
	tagShape,
} from '../shape.ts';

/** Fields that no field of the contract may be called, with what to write for them. */
const instead: Record<string, string> = {
	example: '`examples:` with a list (a schema of OpenAPI 3.1 has no `example`)',
	nullable: "`type: [string, 'null']` (OpenAPI 3.1 has no `nullable`)",
	concept: '`concepts:` with a list of routes',
	summary: '`description`',
};

/** What does not have the form of the contract: unknown fields, wrong types, values that are not allowed. */
export function checkShapes(files: readonly ContractFile[]): ContractProblem[] {
	return files.flatMap(({ file, value }) => {
		const shape = shapeOf(file);
		if (!shape) {
			return [
				problemAt({ file, keys: [] }, [
					'a file at this place',
					`\`${rootFile}\`, \`paths/NAME.yaml\` or \`schemas/NAME.yaml\``,
					'what it holds into one of them',
				]),
			];
		}
		const result = shape.safeParse(value);
		return (result.error?.issues ?? []).map((issue) => problemOf(file, value, issue));
	});
}

function shapeOf(file: string): z.ZodType | undefined {
	if (file === rootFile) return rootShape;
	if (file.startsWith('paths/')) return pathsShape;
	return file.startsWith('schemas/') ? schemasShape : undefined;
}

function problemOf(file: string, whole: unknown, issue: z.core.$ZodIssue): ContractProblem {
	const keys = placeOf(whole, issue.path as (string | number)[]);
	if (issue.code === 'unrecognized_keys') return unknownField(file, keys, issue.keys[0] ?? '');
	const found = valueAt(whole, keys);
	if (issue.code === 'invalid_value') {
		const allowed = issue.values.map(String);
		const meant = nearest(String(found), allowed) ?? allowed[0] ?? '';
		return problemAt({ file, keys }, [said(found), `one of ${allowed.join(', ')}`, `\`${meant}\``]);
	}
	if (issue.code === 'invalid_key') {
		const why = issue.issues[0]?.message ?? 'another key';
		return problemAt({ file, keys }, [`the key \`${String(keys.at(-1))}\``, why, 'it under another key']);
	}
	return problemAt({ file, keys }, [said(found), issue.message, 'a value of that kind']);
}

function unknownField(file: string, keys: (string | number)[], field: string): ContractProblem {
	const meant = nearest(field, knownFields);
	const write = instead[field] ?? (meant ? `\`${meant}\`` : 'nothing: remove it');
	return problemAt({ file, keys: [...keys, field] }, [
		`the field \`${field}\``,
		'a field of the contract',
		write,
	]);
}

const knownFields = [
	schemaShape,
	responseShape,
	requestBodyShape,
	parameterShape,
	extensionShape,
	extensionShape.shape.removed.unwrap(),
	operationShape,
	tagShape,
].flatMap(({ shape }) => Object.keys(shape));

/** The keys as far as they lead into maps and lists: one word may stand where a list may. */
function placeOf(whole: unknown, keys: readonly (string | number)[]): (string | number)[] {
	const end = keys.findIndex((_, index) => typeof valueAt(whole, keys.slice(0, index)) === 'string');
	return end === -1 ? [...keys] : keys.slice(0, end);
}

function valueAt(whole: unknown, keys: readonly (string | number)[]): unknown {
	return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);
}

function said(value: unknown): string {
	return value === undefined ? 'nothing' : `\`${JSON.stringify(value).slice(0, 120)}\``;
}
