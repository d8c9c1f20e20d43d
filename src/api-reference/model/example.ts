import { mainType, resolve, typesOf } from '../schema/resolve.ts';
import type { Schema, Schemas } from './types.ts';

const formats: Record<string, string> = {
	'date-time': '2026-01-15T09:30:00.000Z',
	date: '2026-01-15',
	email: 'ada@example.com',
	uri: 'https://example.com/flags',
	uuid: '6f1c1a52-8d8e-4a0c-9d33-2b1f6c1b7a10',
	ipv4: '192.0.2.10',
	hostname: 'example.com',
};

/** Values for names that say what they hold. */
const names: Record<string, string> = {
	projectId: 'default',
	project: 'default',
	environment: 'development',
	environments: 'development',
	featureName: 'new-checkout',
	feature: 'new-checkout',
	name: 'new-checkout',
	appName: 'web-shop',
	instanceId: 'web-shop-1',
	stickiness: 'default',
	contextName: 'userId',
	sdkVersion: 'unleash-client-node:6.6.0',
};

/**
 * An example of a schema. Given examples and defaults win; optional fields are left out below the fourth level, where
 * examples would no longer be read.
 */
export function exampleOf(
	schema: Schema,
	schemas: Schemas,
	name = '',
	above: readonly string[] = [],
): unknown {
	const { name: ref, schema: found } = resolve(schema, schemas);
	if (found.example !== undefined) return found.example;
	if (found.examples?.length) return found.examples[0];
	if (found.const !== undefined) return found.const;
	if (found.enum?.length) return found.enum.find((value) => value !== null) ?? null;
	if (found.default !== undefined) return found.default;
	const next = ref === undefined ? above : [...above, ref];
	const choices = found.oneOf ?? found.anyOf;
	if (choices?.[0] && !found.properties) return exampleOf(choices[0], schemas, name, next);
	switch (mainType(found) ?? typesOf(found)[0]) {
		case 'object':
			return objectExample(found, schemas, next);
		case 'array': {
			const inner = found.items && resolve(found.items, schemas).name;
			if (!found.items || (inner !== undefined && next.includes(inner))) return [];
			return [exampleOf(found.items, schemas, name.replace(/s$/, ''), next)];
		}
		case 'integer':
		case 'number':
			return Math.max(found.minimum ?? 1, Math.min(found.maximum ?? 1, 1));
		case 'boolean':
			return true;
		case 'null':
			return null;
		default:
			return textExample(found, name);
	}
}

function objectExample(schema: Schema, schemas: Schemas, above: readonly string[]): Record<string, unknown> {
	const required = new Set(schema.required);
	const entries = Object.entries(schema.properties ?? {}).flatMap(([field, own]) => {
		const { name, schema: found } = resolve(own, schemas);
		const recursive = name !== undefined && above.includes(name);
		const deep = above.length >= 4 && ['object', 'array'].includes(mainType(found) ?? '');
		if (!required.has(field) && (recursive || deep || found.deprecated || own.deprecated)) return [];
		return [[field, exampleOf(own, schemas, field, above)] as const];
	});
	return Object.fromEntries(entries);
}

function textExample({ format, pattern, minLength = 0, maxLength }: Schema, name: string): string {
	const text = names[name] ?? formats[format ?? ''] ?? (pattern ? patternExample(pattern) : 'string');
	return text.padEnd(minLength, 'x').slice(0, maxLength);
}

function patternExample(pattern: string): string {
	const [, first] = /^\^?\(([A-Z_]+)[|)]/.exec(pattern) ?? [];
	return first ? `${first}:value` : 'string';
}
