import type * as contract from '../contract/types.ts';
import { kebab } from './slug.ts';
import type { Answer, Body, Operation, Parameter, Tag } from './types.ts';

/** A tag as pages need it. Its summary is the first sentence of its description. */
export function tagOf(tag: contract.Tag): Tag {
	return {
		name: tag.name,
		slug: kebab(tag.name),
		summary: /^.*?[.!?](?=\s|$)/s.exec(tag.description ?? '')?.[0],
		description: tag.description,
		sequence: tag['x-sequence'] ?? [],
		concepts: tag['x-concepts'] ?? [],
	};
}

/** An operation as its page needs it. */
export function operationOf(source: contract.Operation): Operation {
	const { operationId, slug, method, tag, summary, description, requestBody } = source;
	const { removed, since, plan, stability, inferred, tokens, permissions, concepts } = source['x-unleash'];
	const { pathNames = {} } = source['x-unleash'];
	const path = source.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${pathNames[name] ?? name}}`);
	const body = bodyOf(requestBody?.content);
	return {
		...{ operationId, slug, method, path, tag, summary, description, since, plan, tokens },
		stability: stability ?? 'stable',
		removed: removed && { ...removed, replacedBy: removed.replacedBy ?? [] },
		inferred: inferred ?? [],
		permissions: permissions ?? [],
		concepts: concepts ?? [],
		parameters: source.parameters.map((one) => parameterOf(one, pathNames)),
		body: body && {
			...body,
			required: requestBody?.required ?? false,
			description: requestBody?.description,
		},
		answers: Object.entries(source.responses).map(([status, response]) => answerOf(status, response)),
	};
}

function parameterOf(parameter: contract.Parameter, pathNames: Readonly<Record<string, string>>): Parameter {
	const { name, in: place, required = false, description, schema, example } = parameter;
	const shown = place === 'path' ? (pathNames[name] ?? name) : name;
	return { name: shown, in: place, required, description, schema, ...(example !== undefined && { example }) };
}

function answerOf(status: string, { description, headers = {}, content }: contract.Response): Answer {
	return {
		status,
		description,
		headers: Object.entries(headers).map(([name, header]) => ({ name, description: header.description })),
		body: bodyOf(content),
	};
}

function bodyOf(content: contract.Content | undefined): Body | undefined {
	const [first] = Object.entries(content ?? {});
	if (!first) return undefined;
	const [type, { schema, example }] = first;
	return { type, schema, ...(example !== undefined && { example }) };
}
