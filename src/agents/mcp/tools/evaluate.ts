import { z } from 'zod';
import type { Constraint, Context, State } from '../../../evaluation/types.ts';
import { problem } from '../../../lib/diagnostics/build-error.ts';
import { nearest } from '../../../lib/diagnostics/nearest.ts';
import { shortened } from '../docs.ts';
import { evaluateInWorker } from '../evaluation/in-worker.ts';
import { constraintSchema, contextSchema, stateSchema } from '../evaluation/schema.ts';
import type { Work } from '../evaluation/work.ts';
import { type AddTools, answer, READ_ONLY, shortText } from './tool.ts';

/** Decides flags and constraints as SDKs do, and says why. */
export const addEvaluation: AddTools = (server) => {
	const decide = async (work: Work) => {
		const { text, data } = await evaluateInWorker(work);
		return answer(text, data);
	};
	server.registerTool(
		'evaluate_flag',
		{
			title: 'Evaluate a flag',
			description:
				'Decides whether a flag is on for a context, and which variant it gives, exactly as the SDKs do. Nothing is sent to a server: give the configuration of the flag, as GET /api/client/features returns it, or one that you are designing.',
			inputSchema: z.strictObject({
				flag: shortText('Name of the flag, one of features'),
				...stateSchema,
				context: contextSchema.default({}),
			}),
			annotations: READ_ONLY,
		},
		({ flag, features, segments, context }) => {
			const names = features.map(({ name }) => name);
			if (!names.includes(flag))
				throw problem({
					where: 'flag',
					found: `${JSON.stringify(shortened(flag))}, which is not among features`,
					expected: 'the name of one of them',
					write: nearest(flag, names, Number.POSITIVE_INFINITY),
				});
			const state = { features: features.map(withoutDisabled), segments } as State;
			return decide({ kind: 'flag', flag, state, context: context as Context });
		},
	);
	server.registerTool(
		'check_constraint',
		{
			title: 'Check a constraint',
			description:
				'Says whether a constraint is met by a context, and why. A constraint that the server would not take is an error that says what to write.',
			inputSchema: z.strictObject({ constraint: constraintSchema, context: contextSchema.default({}) }),
			annotations: READ_ONLY,
		},
		({ constraint, context }) =>
			decide({ kind: 'constraint', constraint: constraint as Constraint, context: context as Context }),
	);
};

function withoutDisabled<
	Flag extends { strategies?: { disabled?: boolean | null | undefined }[] | undefined },
>(flag: Flag): Flag {
	return { ...flag, strategies: flag.strategies?.filter(({ disabled }) => !disabled) };
}
