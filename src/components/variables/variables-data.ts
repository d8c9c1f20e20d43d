import { environmentVariableSchema } from '../../schemas/data/environment-variables.ts';
import { type Facts, readFacts } from '../../schemas/data/read-facts.ts';
import { nearest } from '../../site/nearest.ts';

/** The area of the variables that `limits.yaml` names. */
const LIMITS = 'resource-limits';
const AREAS = [...environmentVariableSchema.shape.area.options, LIMITS];

/** What a table says about one variable. */
export interface VariableRow {
	name: string;
	/** As one writes it into the environment; undefined for none. */
	default: string | undefined;
	description: string;
}

/**
 * The variables of one area in the order of the file. The files are checked against the schemas of `src/schemas/data`.
 *
 * @throws Error naming each mistake in the files, or the areas there are
 */
export function variablesOf(
	area: string,
	variables = area === LIMITS ? {} : readFacts('environment-variables'),
): VariableRow[] {
	if (area === LIMITS) return limitRows();
	const found = Object.entries(variables).filter(([, variable]) => variable.area === area);
	if (found.length === 0) {
		throw new Error(
			`found:    <Variables area="${area}" />\n  expected: one of ${AREAS.join(', ')}\n  write:    <Variables area="${nearest(area, AREAS, Number.POSITIVE_INFINITY)}" />`,
		);
	}
	return found.map(([name, variable]) => ({
		name,
		default: asWritten(variable.default),
		description: `${variable.description}${variable.secret ? ' Keep it secret.' : ''}`,
	}));
}

function limitRows(): VariableRow[] {
	return Object.values(readFacts('limits')).map(({ variable, default: usual, counts, minimum, plans }) => ({
		name: variable,
		default: String(usual),
		description: [
			counts,
			minimum === undefined ? '' : `At least ${minimum}.`,
			plans ? 'Enterprise only.' : '',
		]
			.filter(Boolean)
			.join(' '),
	}));
}

function asWritten(value: Facts<'environment-variables'>[string]['default']): string | undefined {
	if (value === null || value === '') return undefined;
	if (Array.isArray(value)) return value.join(',') || undefined;
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
