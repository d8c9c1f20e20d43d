import { nameOf } from '../contract/assemble.ts';
import { type BundleOptions, bundleOf } from '../contract/bundle.ts';
import { loadContract } from '../contract/load.ts';
import type { OpenApi, Response } from '../contract/types.ts';
import { loadReference } from '../model/source.ts';
import type { Answer } from '../model/types.ts';

/** The API as an OpenAPI document for tools, with the examples of answers that its pages show. */
export function openApiOf(options: BundleOptions): OpenApi {
	const bundle = bundleOf(loadContract(), options);
	const known = new Map(loadReference().operations.map(({ operationId, answers }) => [operationId, answers]));
	const shared = new SharedResponses(bundle.components.responses);
	const paths = Object.entries(bundle.paths).map(([path, item]) => [
		path,
		Object.fromEntries(
			Object.entries(item).map(([verb, operation]) => {
				const answers = known.get(operation.operationId) ?? [];
				return [verb, { ...operation, responses: withExamples(operation.responses, answers, shared) }];
			}),
		),
	]);
	return {
		...bundle,
		paths: Object.fromEntries(paths),
		components: { ...bundle.components, responses: shared.all },
	};
}

/** Shared responses as operations use them: with the body that was recorded for the operation, if there is one. */
class SharedResponses {
	/** Those in use. */
	readonly all: Record<string, Response> = {};
	readonly #given: Readonly<Record<string, Response>>;
	readonly #names = new Map<string, string>();

	constructor(given: Readonly<Record<string, Response>>) {
		this.#given = given;
	}

	use($ref: string, body: Answer['body']): Response {
		const given = nameOf($ref);
		const response = withExample(this.#given[given] ?? {}, body);
		const key = `${given} ${JSON.stringify(response)}`;
		const isPlain = response === this.#given[given];
		const name = this.#names.get(key) ?? (isPlain ? given : `${given}-${this.#names.size + 1}`);
		this.#names.set(key, name);
		this.all[name] = response;
		return { $ref: $ref.slice(0, -given.length) + name };
	}
}

function withExamples(
	responses: Readonly<Record<string, Response>>,
	answers: readonly Answer[],
	shared: SharedResponses,
): Record<string, Response> {
	return Object.fromEntries(
		Object.entries(responses).map(([status, response]) => {
			const body = answers.find((answer) => answer.status === status)?.body;
			const shown = response.$ref ? shared.use(response.$ref, body) : withExample(response, body);
			return [status, shown];
		}),
	);
}

function withExample(response: Response, body: Answer['body']): Response {
	const content = body && response.content?.[body.type];
	if (body?.example === undefined || !content) return response;
	const shown = { ...content, example: body.example };
	return { ...response, content: { ...response.content, [body.type]: shown } };
}
