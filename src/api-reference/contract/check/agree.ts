import type { Parts, Written } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import { schemeOf } from '../schemes.ts';
import { below } from '../walk.ts';

/** Statements about one operation that contradict each other: path and parameters, path and API, tokens and security. */
export function checkAgreement({ operations }: Parts): ContractProblem[] {
	return operations.flatMap((written) => [
		...pathParameters(written),
		...apiOf(written),
		...security(written),
		...stability(written),
		...answers(written),
	]);
}

function pathParameters({ operation, path, place }: Written): ContractProblem[] {
	const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
	const parameters = (operation.parameters ?? []).map((parameter, index) => ({ parameter, index }));
	const declared = parameters.filter(({ parameter }) => parameter.in === 'path');
	const missing = inPath.filter((name) => !declared.some(({ parameter }) => parameter.name === name));
	const wrong = declared.filter(({ parameter }) => !inPath.includes(parameter.name) || !parameter.required);
	const twice = parameters.filter(({ parameter, index }) =>
		parameters.some((one) => one.index < index && key(one.parameter) === key(parameter)),
	);
	return [
		...missing.map((name) =>
			problemAt(below(place, 'parameters'), [
				`no parameter \`${name}\``,
				'every `{name}` of the path as a parameter',
				`\`name: ${name}\`, \`in: path\`, \`required: true\` and a schema`,
			]),
		),
		...wrong.map(({ parameter, index }) =>
			problemAt(below(place, 'parameters', index), [
				`\`${parameter.name}\` in: path${parameter.required ? '' : ', not required'}`,
				'parameters of the path, all required',
				inPath.includes(parameter.name)
					? '`required: true`'
					: `\`in: query\`, or {${parameter.name}} into the path`,
			]),
		),
		...twice.map(({ parameter, index }) =>
			problemAt(below(place, 'parameters', index), [
				`\`${parameter.name}\` again`,
				'each parameter once',
				'one of the two, and remove the other',
			]),
		),
	];
}

function key(parameter: { in: string; name: string }): string {
	return `${parameter.in} ${parameter.name}`;
}

function apiOf({ operation, path, place }: Written): ContractProblem[] {
	const api = /^\/api\/(admin|client|frontend)(?=\/|$)/.exec(path)?.[1] ?? 'other';
	const found = operation['x-unleash'].api;
	if (api === found) return [];
	return [problemAt(below(place, 'x-unleash', 'api'), [`\`${found}\``, 'the API of the path', `\`${api}\``])];
}

function security({ operation, place }: Written): ContractProblem[] {
	const needed = new Set(operation['x-unleash'].tokens.map((kind) => schemeOf[kind] ?? kind));
	const named = new Set(operation.security.flatMap((choice) => Object.keys(choice)));
	if (needed.size === named.size && [...needed].every((name) => named.has(name))) return [];
	return [
		problemAt(below(place, 'security'), [
			[...named].join(', ') || 'nothing',
			'the schemes of the kinds in `x-unleash.tokens`',
			[...needed].map((name) => `\`- ${name}: []\``).join(', ') || '`[]`',
		]),
	];
}

function stability({ operation, place }: Written): ContractProblem[] {
	const marked = operation['x-unleash'].stability === 'deprecated';
	if (marked === Boolean(operation.deprecated)) return [];
	return [
		problemAt(below(place, marked ? 'x-unleash' : 'deprecated'), [
			marked ? '`stability: deprecated` alone' : '`deprecated: true` alone',
			'both, or none',
			marked ? '`deprecated: true` into the operation' : '`stability: deprecated` into `x-unleash`',
		]),
	];
}

function answers({ operation, place }: Written): ContractProblem[] {
	if (operation['x-unleash'].removed) return [];
	if (Object.keys(operation.responses).some((status) => /^[23]/.test(status))) return [];
	return [
		problemAt(below(place, 'responses'), [
			Object.keys(operation.responses).join(', ') || 'no answer',
			'an answer to a request that succeeds',
			'`"200"` with what the server sends',
		]),
	];
}
