import type { DecisionData } from '~/schemas/decision.ts';
import { constraintRows } from './constraint-rows.ts';
import { flagRows } from './flag-rows.ts';
import type { DecisionTable, Say } from './model.ts';
import { rolloutRows, variantRows } from './number-rows.ts';

/** Computes a decision table: the inputs of the data, and what the evaluation model makes of them. */
export function decide(data: DecisionData, say: Say): DecisionTable {
	switch (data.kind) {
		case 'constraints':
			return constraintRows(data, say);
		case 'rollout':
			return rolloutRows(data, say);
		case 'variants':
			return variantRows(data, say);
		case 'flags':
			return flagRows(data, say);
	}
}
