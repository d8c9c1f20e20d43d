import type { Facts } from '../../../schemas/data/index.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { entriesOf } from '../../../schemas/data/table.ts';

/** What a table says about one option. */
export interface OptionRow {
	/** Fragment that leads to it. */
	id: string;
	/** As one types it: `-p, --port`; undefined when there is only the variable. */
	option: string | undefined;
	variable: string | undefined;
	/** Value without it, `Required`, or undefined for none. */
	default: string | undefined;
	required: boolean;
	/** Plain text and code by turns, beginning with text. */
	description: string[];
}

/**
 * The options of one area in the order of the file, which is checked against `src/schemas/data/edge-options.ts`.
 *
 * @throws Error naming each mistake in the file, or the areas there are
 */
export function optionsOf(area: string, options = readFacts('edge-options')): OptionRow[] {
	return entriesOf('edge-options', 'EdgeOptions', 'area', area, options).map(([name, option]) => ({
		id: name,
		option: option.variableOnly ? undefined : `${option.short ? `-${option.short}, ` : ''}--${name}`,
		variable: option.noVariable ? undefined : name.toUpperCase().replaceAll('-', '_'),
		default: option.default === null ? undefined : String(option.default),
		required: option.required ?? false,
		description: textOf(option).split('`'),
	}));
}

function textOf(option: Facts<'edge-options'>[string]): string {
	return [
		option.description,
		option.values ? `One of ${option.values.map((value) => `\`${value}\``).join(', ')}.` : '',
		option.secret ? 'Keep it secret.' : '',
		option.edition ? 'Enterprise Edge only.' : '',
		option.until ? `Ineffective since ${option.until}.` : '',
		option.since ? `Since ${option.since}.` : '',
	]
		.filter(Boolean)
		.join(' ');
}
