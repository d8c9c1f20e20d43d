import type { Operation, Schema, Schemas } from '../../api-reference/model/types.ts';
import { undocumentedFields } from './undocumented.ts';

/** What a server answered. */
export interface Answered {
	/** `000` when there was no answer. */
	status: string;
	/** Content type, without parameters; empty when there is none. */
	type: string;
	body: string;
}

/** Lists mistakes of a value against a schema of the contract. */
export type Check = (schema: Schema, value: unknown) => string[];

/**
 * Holds the answer to a sample against what the page of its operation says of success.
 *
 * @returns what differs, in words; empty when all is as the page says
 */
export function differences(
	{ answers }: Operation,
	{ status, type, body }: Answered,
	schemas: Schemas,
	check: Check,
): string[] {
	const promised = answers.filter((answer) => /^[23]/.test(answer.status));
	const answer = promised.find((one) => one.status === status);
	if (!answer) {
		const statuses = promised.map((one) => one.status).join(' or ');
		return [`answered ${status}, and the page says ${statuses}: ${body.slice(0, 400)}`];
	}
	if (!answer.body)
		return body.trim() ? [`a ${type} body, and the page says none: ${body.slice(0, 200)}`] : [];
	if (!body.trim()) return [`no body, and the page says ${answer.body.type}`];
	if (answer.body.type !== type) return [`a ${type} body, and the page says ${answer.body.type}`];
	const { schema } = answer.body;
	if (!schema || !type.endsWith('json')) return [];
	const value: unknown = JSON.parse(body);
	return [
		...check(schema, value).map((mistake) => `the body: ${mistake}`),
		...undocumentedFields(schema, value, schemas).map(
			(field) => `the body has ${field}, which no schema names`,
		),
	];
}
