import { checkConstraint } from '../../../evaluation/constraints.ts';
import { evaluate } from '../../../evaluation/evaluate.ts';
import type { Constraint, Context, State, Surroundings } from '../../../evaluation/types.ts';
import { languages, textsOf } from '../../../lib/languages.ts';
import { reasonText } from '../../../ui/components/decision-table/constraint-rows.ts';
import { whyText } from '../../../ui/components/decision-table/flag-rows.ts';
import type { Say } from '../../../ui/components/decision-table/model.ts';

/** Message of a worker that has loaded its modules and begins to evaluate. */
export const READY = 'ready';

/** What is to be evaluated. */
export type Work =
	| { kind: 'flag'; flag: string; state: State; context: Context }
	| { kind: 'constraint'; constraint: Constraint; context: Context };

/** What came out, as data and in words. */
export interface Outcome {
	data: Record<string, unknown>;
	text: string;
}

/** Evaluates as an SDK does, with the model from which the tables of the pages are computed. */
export function evaluateWork(work: Work): Outcome {
	let chance = false;
	const surroundings: Surroundings = {
		random: () => {
			chance = true;
			return Math.random();
		},
		now: new Date(),
		hostname: 'localhost',
	};
	if (work.kind === 'constraint') {
		const { met, reason } = checkConstraint(work.constraint, work.context, surroundings);
		const why = reasonText(reason, say);
		return { data: { met, why }, text: `${say(met ? 'decisions.met' : 'decisions.notMet')}: ${why}.` };
	}
	const { state, flag, context } = work;
	const evaluation = evaluate(state, flag, context, surroundings);
	const { enabled } = evaluation;
	const variant = evaluation.variant?.name ?? 'disabled';
	const why = whyText(evaluation, say);
	const lines = [
		`${flag}: ${say(enabled ? 'decisions.on' : 'decisions.off')}`,
		`Variant: ${variant}`,
		why,
		...(chance ? ['Chance took part: without a stickiness field, the next evaluation may differ.'] : []),
	];
	return { data: { enabled, variant, why, byChance: chance }, text: lines.join('\n') };
}

const texts = textsOf(languages[0]);

const say: Say = (name, values = {}) =>
	(texts[name] ?? name).replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''));
