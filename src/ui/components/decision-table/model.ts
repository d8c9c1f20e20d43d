import type { TextName } from '~/config/text-name.ts';

/** One cell of a decision table. */
export interface Cell {
	text: string;
	/** Set as code, such as a value or a number of the algorithm: each line by itself. */
	code?: boolean;
	/** A second, smaller line. */
	note?: string | undefined;
	/** Whether the cell states an outcome, and which. */
	tone?: 'yes' | 'no' | 'chance';
	right?: boolean;
}

/** A decision table with everything computed, ready to be drawn. */
export interface DecisionTable {
	columns: { text: string; right?: boolean }[];
	/** Rows that share their first cell: the head, and the rest of each row. */
	groups: { head: Cell; rows: Cell[][] }[];
}

/** Gives a text of the dictionary with values filled in. */
export type Say = (name: DecisionText, values?: Record<string, string | number | undefined>) => string;

/** Names of the texts of decision tables. */
export type DecisionText = Extract<TextName, `decisions.${string}`>;
