import { environmentVariableSchema } from '../../../schemas/data/environment-variables.ts';
import type { Facts } from '../../../schemas/data/index.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { entriesOf } from '../../../schemas/data/table.ts';

/** The area of the variables that `limits.yaml` names. */
const LIMITS = 'resource-limits';

/** All areas, also that of `limits.yaml`. */
export const variableAreas: readonly string[] = [...environmentVariableSchema.shape.area.options, LIMITS];

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
export function variablesOf(area: string, variables = readFacts('environment-variables')): VariableRow[] {
	if (area === LIMITS) return limitRows();
	const found = entriesOf('environment-variables', 'Variables', 'area', area, variables, [LIMITS]);
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
