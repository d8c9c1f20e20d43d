import type { Constraint } from '~/evaluation/types.ts';
import type { DecisionData } from '~/schemas/decision.ts';
import { checkConstraint, type Reason } from '../../../evaluation/constraints.ts';
import type { Cell, DecisionTable, Say } from './model.ts';
import { surroundings } from './surroundings.ts';

/** A constraint as one line: field, operator, values. */
export function constraintText({ contextName, operator, values, value }: Constraint): string {
	return `${contextName} ${operator} ${values?.join(', ') ?? value}`;
}

/** What the comparison found, in words. */
export function reasonText({ code, value, other }: Reason, say: Say): string {
	return say(`decisions.reason.${code}`, { value, other });
}

/** Rows of constraints against values: met or not, and why. */
export function constraintRows(
	table: Extract<DecisionData, { kind: 'constraints' }>,
	say: Say,
): DecisionTable {
	const { use } = surroundings();
	return {
		columns: (['constraint', 'given', 'result', 'why'] as const).map((name) => ({
			text: say(`decisions.column.${name}`),
		})),
		groups: table.rows.map(({ constraint, given }) => ({
			head: { text: constraintText(constraint), code: true, note: notes(constraint, say) },
			rows: given.map((value): Cell[] => {
				const context = value === null ? {} : { [constraint.contextName]: value };
				const { met, reason } = checkConstraint(constraint, context, use);
				return [
					value === null ? { text: say('decisions.none') } : { text: value, code: true },
					{ text: say(met ? 'decisions.met' : 'decisions.notMet'), tone: met ? 'yes' : 'no' },
					{ text: reasonText(reason, say) },
				];
			}),
		})),
	};
}

function notes({ inverted, caseInsensitive }: Constraint, say: Say): string | undefined {
	const found = [inverted && say('decisions.inverted'), caseInsensitive && say('decisions.caseInsensitive')];
	return found.filter(Boolean).join(', ') || undefined;
}
