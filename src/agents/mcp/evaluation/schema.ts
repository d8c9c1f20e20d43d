import { z } from 'zod';
import { OPERATORS, takesOneValue } from '../../../evaluation/constraints.ts';
import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { shortened } from '../docs.ts';
import { mcpLimits } from '../limits.ts';

const name = z.string().min(1).max(mcpLimits.text);
const value = z.string().max(mcpLimits.value);
const plain = z.union([value, z.number(), z.boolean()]);
const few = <Item extends z.ZodType>(item: Item) => z.array(item).max(mcpLimits.entries);
const fields = (item: z.ZodType) =>
	z.record(name, item).refine((record) => Object.keys(record).length <= mcpLimits.entries, {
		message: `expected at most ${mcpLimits.entries} fields`,
	});

const operator = name.superRefine((given, issues) => {
	if (OPERATORS.includes(given)) return;
	const meant = nearest(given, OPERATORS, Number.POSITIVE_INFINITY);
	issues.addIssue({
		code: 'custom',
		message: `found ${shortened(given)}; expected one of ${OPERATORS.join(', ')}; write ${meant}`,
	});
});

/** A condition as the server stores it. */
export const constraintSchema = z
	.object({
		contextName: name.describe('Field of the context that is compared'),
		operator: operator.describe(`One of ${OPERATORS.join(', ')}`),
		values: few(value).optional().describe('For operators that take a list'),
		value: z.union([value, z.number()]).optional().describe('For NUM_, DATE_, SEMVER_ operators and REGEX'),
		inverted: z.boolean().optional(),
		caseInsensitive: z.boolean().optional(),
	})
	.superRefine(({ operator: given, value: one, values }, issues) => {
		const missing = takesOneValue(given) ? one === undefined && 'value' : !values?.length && 'values';
		if (missing && OPERATORS.includes(given))
			issues.addIssue({ code: 'custom', path: [missing], message: `${given} needs ${missing}` });
	});

const variant = z.object({
	name,
	weight: z.number().min(0).max(1000).describe('In tenths of a percent'),
	stickiness: name.optional(),
	payload: z.object({ type: name, value }).optional(),
	overrides: few(z.object({ contextName: name, values: few(value) })).optional(),
});

const strategy = z.object({
	name: name.describe('Such as flexibleRollout'),
	parameters: fields(plain).optional(),
	constraints: few(constraintSchema).optional(),
	segments: few(z.number().int()).optional(),
	variants: few(variant).optional(),
	disabled: z.boolean().nullish().describe('Disabled strategies are left out, as the server does'),
});

const flag = z.object({
	name,
	enabled: z.boolean().describe('Whether the flag is on in the environment'),
	strategies: few(strategy).optional(),
	variants: few(variant).optional(),
	dependencies: few(
		z.object({ feature: name, enabled: z.boolean().optional(), variants: few(name).optional() }),
	).optional(),
	environments: z
		.never({
			error:
				'found environments, which flags of the Admin API have; expected a flag of GET /api/client/features; write enabled and strategies of one environment',
		})
		.optional(),
});

/** Flags and segments as an SDK receives them: fields that do not decide are ignored. */
export const stateSchema = {
	features: z
		.array(flag)
		.min(1)
		.max(mcpLimits.flags)
		.describe('Flags as GET /api/client/features gives them'),
	segments: few(z.object({ id: z.number().int(), constraints: few(constraintSchema) })).optional(),
};

/** Who asks. */
export const contextSchema = z
	.object({ properties: fields(plain).optional() })
	.catchall(plain)
	.refine((context) => Object.keys(context).length <= mcpLimits.entries, {
		message: `expected at most ${mcpLimits.entries} fields`,
	})
	.describe(
		'Unleash context: userId, sessionId, remoteAddress, currentTime, properties, and fields of your own',
	);
