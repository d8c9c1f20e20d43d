import type { Parts } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import type { Place, Response } from '../types.ts';
import { below } from '../walk.ts';

/** Examples of refusals: pages show the bodies that `npm run refusals` recorded, and none that somebody wrote. */
export function checkRefusals({ operations, responses }: Parts): ContractProblem[] {
	const refusals = operations.flatMap(({ operation, place }) =>
		Object.entries(operation.responses)
			.filter(([status]) => Number(status) >= 400)
			.map(([status, response]) => ({ response, place: below(place, 'responses', status) })),
	);
	return [...refusals, ...responses].flatMap(({ response, place }) => writtenExamples(response, place));
}

/** Shared responses are all refusals. */
function writtenExamples({ content = {} }: Response, place: Place): ContractProblem[] {
	return Object.entries(content).flatMap(([type, { schema, example }]) => {
		const at = below(place, 'content', type);
		const places = [
			...(example === undefined ? [] : [below(at, 'example')]),
			...(schema?.examples ? [below(at, 'schema', 'examples')] : []),
		];
		return places.map((where) =>
			problemAt(where, [
				'an example of a refusal',
				'a body that the server returned, in `src/content/data/refusals.yaml`',
				'nothing: remove it, and run `npm run refusals`',
			]),
		);
	});
}
