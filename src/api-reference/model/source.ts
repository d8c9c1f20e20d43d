import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BuildError } from '../../site/build-error.ts';
import {
	type Components,
	type OpenApiTag,
	operationOf,
	type PathItem,
	tagOf,
	verbs,
} from './from-openapi.ts';
import { kebab } from './slug.ts';
import type { Operation, Reference, Schema } from './types.ts';

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
	const root = read<{ tags?: OpenApiTag[]; components?: Components }>(join(folder, 'openapi.yaml'));
	const tags = new Map((root.tags ?? []).map((tag) => [tag.name, tagOf(tag)]));
	const operations = new Map<string, Operation>();
	for (const [path, item] of Object.entries(parts<PathItem>(join(folder, 'paths')))) {
		for (const verb of verbs) {
			const source = item[verb];
			if (!source) continue;
			const operation = operationOf(source, verb, path, root.components);
			const other = operations.get(operation.slug);
			if (other) throw twice(operation, other);
			operations.set(operation.slug, operation);
		}
	}
	const all = [...operations.values()];
	for (const { tag } of all) {
		if (!tags.has(tag)) tags.set(tag, { name: tag, slug: kebab(tag), sequence: [], concepts: [] });
	}
	return {
		schemas: { ...parts<Schema>(join(folder, 'schemas')), ...root.components?.schemas },
		operations: all,
		tags: [...tags.values()]
			.filter(({ name }) => all.some(({ tag, removed }) => tag === name && !removed))
			.sort((a, b) => a.name.localeCompare(b.name, 'en')),
	};
}

/** What all files of a folder hold together: each has entries by name. A name in two files is a path with more methods. */
function parts<Part extends object>(folder: string): Record<string, Part> {
	if (!existsSync(folder)) return {};
	const all: Record<string, Part> = {};
	for (const file of readdirSync(folder).sort()) {
		for (const [name, part] of Object.entries(read<Record<string, Part>>(join(folder, file)))) {
			all[name] = { ...all[name], ...part };
		}
	}
	return all;
}

function read<Content extends object>(file: string): Content {
	return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Content) : ({} as Content);
}

function twice(operation: Operation, other: Operation): BuildError {
	return new BuildError(
		`${FOLDER}\n  found:    ${operation.method} ${operation.path} and ${other.method} ${other.path}, both at the page ${operation.slug}\n  expected: an operationId of its own for every operation`,
	);
}
