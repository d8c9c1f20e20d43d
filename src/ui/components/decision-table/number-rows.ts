import type { Normalized } from '~/evaluation/normalized.ts';
import type { Context, Variant } from '~/evaluation/types.ts';
import type { DecisionData } from '~/schemas/decision.ts';
import { rollout } from '../../../evaluation/rollout.ts';
import { selectVariant } from '../../../evaluation/variants.ts';
import type { Cell, DecisionTable, Say } from './model.ts';
import { surroundings } from './surroundings.ts';

/** A context, one field a line, such as `userId: eve`. */
export function contextCell(context: Context, say: Say): Cell {
	const fields = Object.entries(context).map(([name, value]) => `${name}: ${value}`);
	return fields.length > 0 ? { text: fields.join('\n'), code: true } : { text: say('decisions.none') };
}

/** Rows of contexts: hash, number, and whether a rollout at each percentage holds them. */
export function rolloutRows(table: Extract<DecisionData, { kind: 'rollout' }>, say: Say): DecisionTable {
	const { groupId, stickiness, percentages, contexts } = table;
	return {
		columns: [
			...numberColumns(say),
			...percentages.map((percentage) => ({ text: say('decisions.column.onAt', { percentage }) })),
		],
		groups: contexts.map((context) => {
			const results = percentages.map((percentage) =>
				rollout({ groupId, stickiness, percentage }, context, surroundings().use),
			);
			const outcomes = results.map(({ enabled, random }, index): Cell => {
				const certain = !random || percentages[index] === 0 || percentages[index] === 100;
				if (!certain) return { text: say('decisions.chance'), tone: 'chance' };
				return { text: say(enabled ? 'decisions.yes' : 'decisions.no'), tone: enabled ? 'yes' : 'no' };
			});
			const [first] = results;
			const number = first?.random ? undefined : first?.number;
			return { head: contextCell(context, say), rows: [[...numberCells(number, say), ...outcomes]] };
		}),
	};
}

/** Rows of contexts: hash, number, and the variant that holds them. */
export function variantRows(table: Extract<DecisionData, { kind: 'variants' }>, say: Say): DecisionTable {
	return {
		columns: [...numberColumns(say), { text: say('decisions.column.variant') }],
		groups: table.contexts.map((context) => {
			const { use } = surroundings();
			const choice = selectVariant(table, context, use);
			const number = choice?.random ? undefined : choice?.number;
			const outcome: Cell =
				!choice || choice.random
					? { text: say('decisions.chance'), tone: 'chance' }
					: {
							text: choice.variant.name,
							code: true,
							note: number ? rangeOf(choice.variant, table.variants) : say('decisions.override'),
						};
			return { head: contextCell(context, say), rows: [[...numberCells(number, say), outcome]] };
		}),
	};
}

const numberColumns = (say: Say) => [
	{ text: say('decisions.column.context') },
	{ text: say('decisions.column.hashed') },
	{ text: say('decisions.column.hash'), right: true },
	{ text: say('decisions.column.number'), right: true },
];

function numberCells(number: Normalized | undefined, say: Say): Cell[] {
	if (!number)
		return ['decisions.nothing', 'decisions.nothing', 'decisions.nothing'].map((name, index) => ({
			text: say(name as 'decisions.nothing'),
			right: index > 0,
		}));
	return [
		{ text: number.text, code: true },
		{ text: String(number.hash), right: true },
		{ text: String(number.number), right: true },
	];
}

function rangeOf(variant: Variant, all: Variant[]): string {
	const before = all.slice(0, all.indexOf(variant)).reduce((sum, { weight }) => sum + weight, 0);
	return `${before + 1}–${before + variant.weight}`;
}
