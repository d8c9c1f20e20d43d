import type { Parts } from '../assemble.ts';
import { type ContractProblem, problemAt } from '../problem.ts';
import type { Place, Schema } from '../types.ts';
import { validatorOf } from '../validator.ts';
import { below, schemasOf } from '../walk.ts';

/** Examples and defaults that are not valid against the schema beside them, and patterns that do not compile. */
export function checkExamples(parts: Parts): ContractProblem[] {
	const validate = validatorOf(Object.fromEntries(parts.schemas.map(({ name, schema }) => [name, schema])));
	const problems: ContractProblem[] = [];
	const check = (schema: Schema, value: unknown, place: Place): void => {
		const mistakes = validate(schema, value);
		if (mistakes.length === 0) return;
		const found = `\`${JSON.stringify(value)?.slice(0, 200)}\`: ${mistakes.slice(0, 3).join('; ')}`;
		problems.push(
			problemAt(place, [found, 'a value that is valid against the schema', 'one that a server would take']),
		);
	};
	for (const { schema, place, example } of schemasOf(parts)) {
		if (schema.pattern !== undefined && !compiles(schema.pattern)) {
			problems.push(
				problemAt(below(place, 'pattern'), [
					`\`${schema.pattern}\``,
					'a regular expression',
					'one that JavaScript reads',
				]),
			);
			continue;
		}
		if (example) check(schema, example.value, example.place);
		for (const [index, value] of (schema.examples ?? []).entries()) {
			check(schema, value, below(place, 'examples', index));
		}
		if (schema.default !== undefined) check(schema, schema.default, below(place, 'default'));
	}
	return problems;
}

function compiles(pattern: string): boolean {
	try {
		new RegExp(pattern, 'u');
		return true;
	} catch {
		return false;
	}
}
