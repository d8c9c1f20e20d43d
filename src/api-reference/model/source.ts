import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BuildError } from '../../site/build-error.ts';
import { type Document, operationOf, tagOf, verbs } from './from-openapi.ts';
import { kebab } from './slug.ts';
import type { Operation, Reference, Schema, Tag } from './types.ts';

const FOLDER = 'src/content/openapi';

let loaded: Reference | undefined;

/**
 * What pages show of the API, read once from all OpenAPI files of the contract. Without the files it is empty. In
 * development, restart the server after a change in them.
 *
 * @throws {BuildError} if an operation stands in the contract twice
 */
export function loadReference(folder = FOLDER): Reference {
	if (folder !== FOLDER) return readReference(folder);
	loaded ??= readReference(folder);
	return loaded;
}

function readReference(folder: string): Reference {
	const schemas: Record<string, Schema> = {};
	const tags = new Map<string, Tag>();
	const operations = new Map<string, Operation>();
	for (const document of documents(folder)) {
		Object.assign(schemas, document.components?.schemas);
		for (const tag of document.tags ?? []) tags.set(tag.name, tagOf(tag));
		for (const [path, item] of Object.entries(document.paths ?? {})) {
			for (const verb of verbs) {
				const source = item[verb];
				if (!source) continue;
				const operation = operationOf(source, verb, path, document.components);
				if (operations.has(operation.slug)) throw twice(operation, operations.get(operation.slug));
				operations.set(operation.slug, operation);
			}
		}
	}
	const all = [...operations.values()];
	for (const { tag } of all) {
		if (!tags.has(tag)) tags.set(tag, { name: tag, slug: kebab(tag), sequence: [], concepts: [] });
	}
	return {
		schemas,
		operations: all,
		tags: [...tags.values()]
			.filter(({ name }) => all.some(({ tag, removed }) => tag === name && !removed))
			.sort((a, b) => a.name.localeCompare(b.name, 'en')),
	};
}

function documents(folder: string): Document[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.yaml'))
		.sort()
		.map((file) => parse(readFileSync(join(folder, file), 'utf8')) as Document);
}

function twice(operation: Operation, other: Operation | undefined): BuildError {
	return new BuildError(
		`${FOLDER}\n  found:    ${operation.method} ${operation.path} and ${other?.method} ${other?.path}, both at the page ${operation.slug}\n  expected: an operationId of its own for every operation`,
	);
}
