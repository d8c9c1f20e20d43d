import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { apiPath } from '../../../lib/urls/urls.ts';
import { kebab } from '../../model/slug.ts';
import type { Parts } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import type { Place } from '../types.ts';
import { below } from '../walk.ts';

/** What links of the contract may name. */
export interface Known {
	/** Paths of the site's pages. */
	routes: ReadonlySet<string>;
	/** Ids of permissions. */
	permissions: ReadonlySet<string>;
}

/** Concepts, links in texts and permissions that do not exist. */
export function checkLinks(parts: Parts, { routes, permissions }: Known): ContractProblem[] {
	const problems: ContractProblem[] = [];
	const all = new Set([...routes, ...ownRoutes(parts)]);
	const route = (path: string, place: Place): void => {
		if (all.has(path.replace(/[#?].*/, ''))) return;
		const meant = nearest(path, all);
		problems.push(
			problemAt(place, [`\`${path}\``, 'a page of the site', meant ? `\`${meant}\`` : 'the path of a page']),
		);
	};
	for (const { operation, place } of parts.operations) {
		const { concepts = [], permissions: needed = [] } = operation['x-unleash'];
		for (const [index, path] of concepts.entries()) route(path, below(place, 'x-unleash', 'concepts', index));
		for (const [index, id] of needed.entries()) {
			if (permissions.has(id)) continue;
			const at = below(place, 'x-unleash', 'permissions', index);
			const meant = nearest(id, permissions);
			problems.push(
				problemAt(at, [
					`\`${id}\``,
					'the id of a permission',
					meant ? `\`${meant}\`` : 'an id of permissions.yaml',
				]),
			);
		}
	}
	for (const { tag, place } of parts.tags) {
		for (const [index, path] of (tag['x-concepts'] ?? []).entries())
			route(path, below(place, 'x-concepts', index));
	}
	for (const { text, place } of textsOf(parts)) {
		for (const [, target = ''] of text.matchAll(/\]\((\/[^)\s]*)/g)) route(target, place);
	}
	return problems;
}

/** Paths of the pages that the contract itself makes. */
function ownRoutes({ operations, tags }: Parts): string[] {
	const names = [
		...operations.map(({ operation }) => operation.operationId),
		...tags.map(({ tag }) => tag.name),
	];
	return ['unleash-api', ...names.map(kebab)].map(apiPath);
}

/** Every `description` and `note` of the contract. */
function* textsOf(parts: Parts): Generator<{ text: string; place: Place }> {
	for (const { operation, place } of parts.operations) yield* textsIn(operation, place);
	for (const { schema, place } of parts.schemas) yield* textsIn(schema, place);
	for (const { response, place } of parts.responses) yield* textsIn(response, place);
	for (const { tag, place } of parts.tags) yield* textsIn(tag, place);
}

function* textsIn(value: unknown, place: Place): Generator<{ text: string; place: Place }> {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		const at = below(place, key);
		if (typeof inner === 'string' && (key === 'description' || key === 'note'))
			yield { text: inner, place: at };
		else yield* textsIn(inner, at);
	}
}
