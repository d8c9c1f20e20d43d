import { longestTitle } from '../../../schemas/pages/base.ts';
import type { Parts, Written } from '../assemble.ts';
import { type ContractProblem, missingAt, problemAt } from '../problem.ts';
import type { Place, Response } from '../types.ts';
import { below, schemasOf } from '../walk.ts';

/** Text that is missing, and summaries that do not serve as titles. */
export function checkProse(parts: Parts): ContractProblem[] {
	return [
		...parts.operations.flatMap(inOperation),
		...parts.responses.flatMap(({ response, place }) => inResponse(response, place)),
		...inSchemas(parts),
		...parts.tags
			.filter(({ tag }) => !tag.description)
			.map(({ place }) => missingAt(place, 'description', 'what the resource is, in 2 to 4 sentences')),
	];
}

function inOperation({ operation, place }: Written): ContractProblem[] {
	const { summary, description, parameters = [], requestBody, responses } = operation;
	return [
		...(summary
			? titled(summary, below(place, 'summary'))
			: [missingAt(place, 'summary', 'what it does, as an imperative')]),
		...(description
			? []
			: [missingAt(place, 'description', 'what it does, when to use it, its side effects')]),
		...parameters.flatMap((parameter, index) =>
			parameter.description
				? []
				: [
						missingAt(
							below(place, 'parameters', index),
							'description',
							'more than the name says, with an example value',
						),
					],
		),
		...(requestBody && !requestBody.description
			? [missingAt(below(place, 'requestBody'), 'description', 'what to send, in one sentence')]
			: []),
		...Object.entries(responses).flatMap(([status, response]) =>
			inResponse(response, below(place, 'responses', status)),
		),
	];
}

function inResponse(response: Response, place: Place): ContractProblem[] {
	if (response.$ref) return [];
	return [
		...(response.description ? [] : [missingAt(place, 'description', 'what is sent, in one sentence')]),
		...Object.entries(response.headers ?? {})
			.filter(([, header]) => !header.description)
			.map(([name]) => missingAt(below(place, 'headers', name), 'description', 'what the header says')),
	];
}

function* inSchemas(parts: Parts): Generator<ContractProblem> {
	for (const { schema, place, as } of schemasOf(parts)) {
		if (as === 'part' || schema.description) continue;
		const write = as === 'named' ? 'what it describes, in one sentence' : 'more than the name says';
		yield missingAt(place, 'description', write);
	}
}

function titled(summary: string, place: Place): ContractProblem[] {
	const said = (expected: string, write: string) => [problemAt(place, [`\`${summary}\``, expected, write])];
	if (summary.length > longestTitle) return said(`at most ${longestTitle} characters`, 'it shorter');
	if (summary.endsWith('.')) return said('a title without a period', `\`${summary.replace(/\.+$/, '')}\``);
	if (!/^\p{Lu}/u.test(summary)) return said('a capital letter first', 'it so');
	return [];
}
