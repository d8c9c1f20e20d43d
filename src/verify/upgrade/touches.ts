import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../api-reference/contract/types.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { needsReview, projectRoot, type WrittenPage } from '../../schemas/frontmatter/written-page.ts';
import { operations } from '../reviews/evidence/operations.ts';
import { attributesOf, propsOf } from '../reviews/evidence/tags.ts';
import type { Area, Change, ServerFacts } from './compare.ts';

/** Routes of the pages that a change touches. */
export interface Pages {
	/** Pages that name what changed. */
	naming: string[];
	/** Pages with a request to, or a link to, an operation that uses a changed schema; they name nothing that changed. */
	using: string[];
}

/** A page that names as many values of a list as code, and at least half of them, misses a new one. */
const LISTED = 3;

/**
 * Knows which pages name what: in their text and that of the samples they show, in tables made of data, in requests and
 * links to operations, and through the concepts of operations in the contract.
 *
 * @param schemaUsers operations that use a schema, directly or through other schemas
 * @param servers what both servers have, for the neighbours of a new value
 */
export function touchedBy(
	pages: readonly WrittenPage[],
	contract: Contract,
	schemaUsers: (schema: string) => string[],
	servers: readonly ServerFacts[],
): (change: Change) => Pages {
	const known = pages.filter(needsReview).map((page) => ({
		page,
		text: [page.body, ...attributesOf(page.body, 'Sample', 'file').map(sampleText)].join('\n'),
		operations: new Set(operations.claimsOf(page).map(({ name }) => name)),
	}));
	const where = (is: (one: (typeof known)[number]) => boolean) =>
		known.filter(is).map(({ page }) => page.route);

	const byArea: Record<Area, (name: string) => string[]> = {
		operations: (name) => {
			const concepts = contract.operations.find((one) => one.operationId === name)?.['x-unleash'].concepts;
			const routes = concepts?.map((path) => path.replace(/#.*/, '')) ?? [];
			return where(
				({ page, operations, text }) =>
					operations.has(name) || routes.includes(page.route) || names(text, name),
			);
		},
		schemas: (name) => where(({ text }) => names(text, name)),
		limits: (name) => {
			const variable = readFacts('limits')[name]?.variable ?? name;
			return where(
				({ page, text }) =>
					names(text, name) ||
					names(text, variable) ||
					attributesOf(page.body, 'Variables', 'area').includes('resource-limits'),
			);
		},
		events: (name) => {
			const event = readFacts('event-types')[name];
			return where(
				({ page, text }) =>
					names(text, name) ||
					shows(page, 'Events', 'group', event?.group) ||
					(propsOf(page.body, 'Triggers').length > 0 && (event?.triggers.length ?? 0) > 0),
			);
		},
		strategies: (name) => where(({ text }) => quotes(text, name)),
		'flag types': (name) => {
			const others = servers.flatMap((server) => Object.keys(server['flag types']));
			return where(({ text }) => quotes(text, name) || lists(text, others));
		},
		variables: (name) => {
			const area = readFacts('environment-variables')[name]?.area;
			return where(({ page, text }) => names(text, name) || shows(page, 'Variables', 'area', area));
		},
		permissions: (name) => {
			const group = readFacts('permissions')[name]?.group;
			return where(({ page, text }) => names(text, name) || shows(page, 'Permissions', 'group', group));
		},
	};
	return ({ area, name, lines }) => {
		const naming = byArea[area](name);
		if (area !== 'schemas') return { naming, using: [] };
		const users = schemaUsers(name);
		const changed = changedWords(lines, servers, name);
		const all = where(({ operations }) => users.some((user) => operations.has(user)));
		const named = where(
			({ page, text }) =>
				(all.includes(page.route) && changed.fields.some((field) => quotes(text, field))) ||
				changed.values.some((values) => lists(text, values)),
		);
		const both = [...new Set([...naming, ...named])].sort();
		return { naming: both, using: all.filter((route) => !both.includes(route)) };
	};
}

/** Names of the fields that changed in a schema, and for each list with a new or lost value all of its values. */
function changedWords(lines: readonly string[], servers: readonly ServerFacts[], schema: string) {
	const details = [...new Set(servers.flatMap((server) => Object.keys(server.schemas[schema] ?? {})))];
	const fields: string[] = [];
	const values: string[][] = [];
	for (const line of lines) {
		const [, list] = /^(.*?= )\S+ is (?:new|gone)/.exec(line) ?? [];
		const [field = ''] = /^[^\s:]+/.exec(line) ?? [];
		if (list === undefined) fields.push(field.replace(/^.*\./, ''));
		else {
			const same = details.filter((detail) => detail.startsWith(list));
			values.push(same.map((detail) => detail.slice(list.length)));
		}
	}
	return { fields, values };
}

/** Whether a text lists values: names most of them as code. */
function lists(text: string, values: readonly string[]): boolean {
	const all = [...new Set(values)];
	return all.filter((value) => quotes(text, value)).length >= Math.max(LISTED, all.length / 2);
}

/** Whether a text holds a name as a whole word, hyphens and underscores counted in. */
function names(text: string, name: string): boolean {
	return new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(text);
}

/** Whether a text holds a name as code or in quotes: names such as `default` are also plain words. */
function quotes(text: string, name: string): boolean {
	return new RegExp(`(["'\`])${RegExp.escape(name)}\\1`).test(text);
}

function shows(page: WrittenPage, component: string, attribute: string, value: string | undefined): boolean {
	return value !== undefined && attributesOf(page.body, component, attribute).includes(value);
}

function sampleText(file: string): string {
	try {
		return readFileSync(join(projectRoot, 'src/samples', file), 'utf8');
	} catch {
		return '';
	}
}
