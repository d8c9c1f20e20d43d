import { z } from 'zod';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { type BuiltDocs, shortened } from '../docs.ts';
import { mcpLimits } from '../limits.ts';
import type { Operation } from '../operations.ts';
import { partOf } from './read-page.ts';
import { type AddTools, answer, READ_ONLY, shortText } from './tool.ts';

/** Lists operations of the API, and gives the page of one. */
export const addOperations: AddTools = (server, docs) => {
	server.registerTool(
		'list_operations',
		{
			title: 'List operations of the API',
			description:
				'Lists operations of the Unleash API with method, path and id. Without arguments it lists the tags; give a tag, a part of a path or a word.',
			inputSchema: z.strictObject({
				tag: shortText('Name of a tag, such as Features').optional(),
				text: shortText('Words, all of which the id, the path or the summary has').optional(),
			}),
			annotations: READ_ONLY,
		},
		({ tag, text }) => answer(listed(docs.operations(), tag, text)),
	);
	server.registerTool(
		'get_operation',
		{
			title: 'Get an operation of the API',
			description:
				'Gives everything about an operation: tokens, permissions, parameters, body, answers, samples in nine languages.',
			inputSchema: z.strictObject({
				operation: shortText('Its id, such as createFeature, or method and path: GET /api/admin/projects'),
				from: z.number().int().min(0).default(0).describe('Where to read on in a long page, in characters'),
			}),
			annotations: READ_ONLY,
		},
		({ operation, from }) => answer(partOf(docs.markdown(docs.pathOf(found(docs, operation).page)), from)),
	);
};

function listed(all: readonly Operation[], tag: string | undefined, text: string | undefined): string {
	const tags = Map.groupBy(all, (operation) => operation.tag);
	if (tag === undefined && text === undefined)
		return [...tags].map(([name, members]) => `${name}: ${members.length} operations`).join('\n');
	const named = tag && [...tags.keys()].find((name) => name.toLowerCase() === tag.toLowerCase());
	if (tag !== undefined && named === undefined)
		throw problem({
			where: 'tag',
			found: JSON.stringify(shortened(tag)),
			expected: 'a tag, as list_operations without arguments shows them',
			write: nearest(tag, tags.keys(), Number.POSITIVE_INFINITY),
		});
	const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
	const fitting = all.filter(
		({ id, method, path, summary, tag: own }) =>
			(named === undefined || own === named) &&
			words.every((word) => `${id}\n${method} ${path}\n${summary}`.toLowerCase().includes(word)),
	);
	if (fitting.length === 0) return 'No operation fits. Use another word, or search.';
	return fitting.slice(0, mcpLimits.operations).map(line).join('\n');
}

function line({ id, method, path, summary, plan }: Operation): string {
	return `${method} ${path} (${id}): ${summary}${plan === 'open-source' ? '' : `. Plan: ${plan}`}`;
}

function found(docs: BuiltDocs, name: string): Operation {
	const all = docs.operations();
	const [, method, path] = /^\s*([a-z]+)\s+(\/\S*)\s*$/i.exec(name) ?? [];
	const shape = (of: string) => of.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
	const operation = method
		? all.find((one) => one.method === method.toUpperCase() && shape(one.path) === shape(path ?? ''))
		: all.find(({ id }) => id.toLowerCase() === name.trim().toLowerCase());
	if (operation) return operation;
	const names = all.map((one) => (method ? `${one.method} ${one.path}` : one.id));
	throw problem({
		where: 'operation',
		found: `${JSON.stringify(shortened(name))}, which is no operation`,
		expected: 'an id, or method and path, as list_operations gives them',
		write: nearest(name, names, Number.POSITIVE_INFINITY),
	});
}
