import type { StrategyResult } from '~/evaluation/strategies.ts';
import type { DecisionData } from '~/schemas/decision.ts';
import { type Evaluation, evaluate } from '../../../evaluation/evaluate.ts';
import { constraintText, reasonText } from './constraint-rows.ts';
import type { Cell, DecisionTable, Say } from './model.ts';
import { contextCell } from './number-rows.ts';
import { surroundings } from './surroundings.ts';

/** Rows of flags and contexts: on or off, the variant, and what decided. */
export function flagRows(
	{ flags, segments, rows }: Extract<DecisionData, { kind: 'flags' }>,
	say: Say,
): DecisionTable {
	const withVariants = flags.some(
		(flag) => flag.variants || flag.strategies.some(({ variants }) => variants),
	);
	const { use, wasChance } = surroundings();
	return {
		columns: (
			['case', 'context', 'result', ...(withVariants ? (['variant'] as const) : []), 'why'] as const
		).map((name) => ({ text: say(`decisions.column.${name}`) })),
		groups: rows.map(({ flag, say: head, context }) => {
			const evaluation = evaluate({ features: flags, segments }, flag, context, use);
			const cells = [resultCell(evaluation, wasChance(), say)];
			if (withVariants) cells.push({ text: evaluation.variant?.name ?? 'disabled', code: true });
			return {
				head: { text: head },
				rows: [[contextCell(context, say), ...cells, { text: whyText(evaluation, say) }]],
			};
		}),
	};
}

function resultCell({ enabled }: Evaluation, chance: boolean, say: Say): Cell {
	if (chance) return { text: say('decisions.chance'), tone: 'chance' };
	return { text: say(enabled ? 'decisions.on' : 'decisions.off'), tone: enabled ? 'yes' : 'no' };
}

/** What decided, strategy by strategy, in words. */
export function whyText({ reason, strategies }: Evaluation, say: Say): string {
	if (reason.code === 'parent') return say('decisions.flag.parent', { parent: reason.parent });
	if (reason.code !== 'strategy' && reason.code !== 'none-applies')
		return say(`decisions.flag.${reason.code}`);
	const several = strategies.length > 1;
	return strategies
		.map((result, index) => {
			const why = strategyText(result, say);
			return several ? say('decisions.flag.strategy', { number: index + 1, why }) : why;
		})
		.join('\n');
}

function strategyText({ enabled, reason }: StrategyResult, say: Say): string {
	if (reason.code === 'constraint')
		return say('decisions.strategy.constraint', {
			constraint: constraintText(reason.constraint),
			why: reasonText(reason.result.reason, say),
		});
	if (reason.code !== 'rollout') return say(`decisions.strategy.${reason.code}`);
	const { number, percentage } = reason;
	if (!number) return say('decisions.strategy.noNumber');
	return say(enabled ? 'decisions.strategy.inside' : 'decisions.strategy.outside', {
		number: number.number,
		percentage,
	});
}
