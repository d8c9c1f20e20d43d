import { z } from 'astro/zod';
import { OPERATORS, takesOneValue } from '../evaluation/constraints.ts';
import { nearest } from '../lib/diagnostics/nearest.ts';

const text = z.string().min(1);
const title = z.string().min(10).max(120).describe('What the table shows: its caption');
const share = z.number().int().min(0).max(1000);
const context = z
	.record(z.string(), z.string())
	.describe('Fields of the context by name, {} for an empty one; values are text, so put numbers in quotes');

const operator = text.superRefine((name, issues) => {
	if (OPERATORS.includes(name)) return;
	const meant = nearest(name, OPERATORS, Number.POSITIVE_INFINITY);
	issues.addIssue({
		code: 'custom',
		message: `found the operator ${name}; expected one of ${OPERATORS.join(', ')}; write ${meant}`,
	});
});

const condition = z
	.strictObject({
		contextName: text.describe('The field that is compared'),
		operator,
		values: z.array(text).min(1).optional().describe('For operators that take a list'),
		value: z.string().min(1).optional().describe('For NUM_, DATE_ and SEMVER_ operators and REGEX'),
		inverted: z.boolean().optional(),
		caseInsensitive: z.boolean().optional(),
	})
	.superRefine((constraint, issues) => {
		const [right, wrong] = takesOneValue(constraint.operator)
			? (['value', 'values'] as const)
			: (['values', 'value'] as const);
		if (constraint[right] === undefined || constraint[wrong] !== undefined)
			issues.addIssue({
				code: 'custom',
				path: [wrong],
				message: `found ${constraint[wrong] === undefined ? `no ${right}` : wrong}; expected ${right}, as ${constraint.operator} takes ${right === 'value' ? 'one' : 'a list'}; write ${right === 'value' ? 'value: "18"' : 'values: [gold]'}`,
			});
	});

const variant = z.strictObject({
	name: text,
	weight: share.describe('In tenths of a percent'),
	stickiness: text.optional(),
	payload: z
		.strictObject({ type: z.enum(['string', 'json', 'csv', 'number']), value: z.string() })
		.optional(),
	overrides: z.array(z.strictObject({ contextName: text, values: z.array(text).min(1) })).optional(),
});

const variants = z
	.array(variant)
	.min(1)
	.superRefine((list, issues) => {
		const names = list.map(({ name }) => name);
		const sorted = names.toSorted();
		if (names.join() !== sorted.join())
			issues.addIssue({
				code: 'custom',
				message: `found the variants ${names.join(', ')}; expected the order of the server, which sorts by name; write ${sorted.join(', ')}`,
			});
		const sum = list.reduce((total, { weight }) => total + weight, 0);
		if (sum !== 1000)
			issues.addIssue({
				code: 'custom',
				message: `found weights that add up to ${sum}; expected 1000, as on the server; write weights in tenths of a percent`,
			});
	});

const strategy = z.strictObject({
	name: text,
	parameters: z.record(z.string(), z.string()).optional(),
	constraints: z.array(condition).optional(),
	segments: z.array(z.number().int()).optional(),
	variants: variants.optional(),
});

const flag = z.strictObject({
	name: text,
	enabled: z.boolean().default(true),
	strategies: z.array(strategy).default([]),
	variants: variants.optional(),
	dependencies: z
		.array(
			z.strictObject({ feature: text, enabled: z.boolean().optional(), variants: z.array(text).optional() }),
		)
		.optional(),
});

const constraintTable = z.strictObject({
	kind: z.literal('constraints'),
	title,
	rows: z
		.array(
			z.strictObject({
				constraint: condition,
				given: z.array(text.nullable()).min(1).describe('Values in the context, null for none: one row each'),
			}),
		)
		.min(1),
});

const rolloutTable = z.strictObject({
	kind: z.literal('rollout'),
	title,
	groupId: text,
	stickiness: text.default('default'),
	percentages: z.array(z.number().min(0).max(100)).min(1),
	contexts: z.array(context).min(1),
});

const variantTable = z.strictObject({
	kind: z.literal('variants'),
	title,
	groupId: text,
	stickiness: text.default('default'),
	variants,
	contexts: z.array(context).min(1),
});

const flagTable = z
	.strictObject({
		kind: z.literal('flags'),
		title,
		flags: z.array(flag).min(1),
		segments: z.array(z.strictObject({ id: z.number().int(), constraints: z.array(condition) })).default([]),
		rows: z
			.array(z.strictObject({ flag: text, say: text.describe('What is special about this case'), context }))
			.min(1),
	})
	.superRefine(({ flags, rows }, issues) => {
		const names = flags.map(({ name }) => name);
		rows.forEach(({ flag: name }, index) => {
			if (!names.includes(name))
				issues.addIssue({
					code: 'custom',
					path: ['rows', index, 'flag'],
					message: `found the flag ${name}; expected one of flags; write ${nearest(name, names, Number.POSITIVE_INFINITY)}`,
				});
		});
	});

/** The inputs of a decision table. What comes out is computed. */
export const decisionSchema = z
	.discriminatedUnion('kind', [constraintTable, rolloutTable, variantTable, flagTable])
	.superRefine((table, issues) => {
		if (table.kind !== 'constraints') return;
		table.rows.forEach(({ constraint, given }, index) => {
			if (constraint.operator.startsWith('DATE_') && given.includes(null))
				issues.addIssue({
					code: 'custom',
					path: ['rows', index, 'given'],
					message:
						'found null; expected a time, as the clock of the build would decide; write "2026-11-21T12:00:00Z"',
				});
		});
	});

export type DecisionData = z.infer<typeof decisionSchema>;
