import { type BundleOptions, bundleOf } from '../contract/bundle.ts';
import { loadContract } from '../contract/load.ts';
import type { OpenApi, Response } from '../contract/types.ts';
import { loadReference } from '../model/source.ts';
import type { Answer } from '../model/types.ts';

/** The API as an OpenAPI document for tools, with the examples of answers that its pages show. */
export function openApiOf(options: BundleOptions): OpenApi {
	const bundle = bundleOf(loadContract(), options);
	const known = new Map(loadReference().operations.map(({ operationId, answers }) => [operationId, answers]));
	const paths = Object.entries(bundle.paths).map(([path, item]) => [
		path,
		Object.fromEntries(
			Object.entries(item).map(([verb, operation]) => {
				const answers = known.get(operation.operationId) ?? [];
				return [verb, { ...operation, responses: withExamples(operation.responses, answers) }];
			}),
		),
	]);
	return { ...bundle, paths: Object.fromEntries(paths) };
}

function withExamples(
	responses: Readonly<Record<string, Response>>,
	answers: readonly Answer[],
): Record<string, Response> {
	return Object.fromEntries(
		Object.entries(responses).map(([status, response]) => {
			const body = answers.find((answer) => answer.status === status)?.body;
			const content = body && response.content?.[body.type];
			if (body?.example === undefined || !content) return [status, response];
			const shown = { ...content, example: body.example };
			return [status, { ...response, content: { ...response.content, [body.type]: shown } }];
		}),
	);
}
