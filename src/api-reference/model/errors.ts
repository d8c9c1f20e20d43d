import { mainType, resolve } from '../schema/resolve.ts';
import type { Operation, Schemas } from './types.ts';

const id = '6f1c1a52-8d8e-4a0c-9d33-2b1f6c1b7a10';

type Subject = Pick<Operation, 'permissions' | 'parameters' | 'body'>;

/** A mistake of a request, as servers list it. */
interface Detail {
	message: string;
	path: string;
}

/** Errors that have nothing of the operation in them. Some have no id, and the size limit has only a message. */
const usual: Readonly<Record<string, object>> = {
	401: { id, name: 'UnauthorizedError', message: 'You must log in to use Unleash.' },
	404: { name: 'NotFoundError', message: 'There is nothing with this name.' },
	409: { name: 'NameExistsError', message: 'Something with this name exists already.' },
	413: { message: 'request entity too large' },
	415: { id, name: 'ContentTypeError', message: 'The content type must be application/json.' },
};

/**
 * What a server answers to an operation with an error, in the form and with the fields of 8.2.0: which permission would
 * have been enough, and a mistake that this request can have. Undefined for statuses that have no usual body.
 */
export function errorExample(operation: Subject, status: string, schemas: Schemas): object | undefined {
	if (status === '400') return badRequest(operation, schemas);
	if (status === '403') return forbidden(operation);
	return usual[status];
}

function badRequest(operation: Subject, schemas: Schemas): object {
	const detail = mistakeIn(operation, schemas);
	return {
		id,
		name: 'BadDataError',
		message:
			'Request validation failed: your request body or params contain invalid data. Refer to the `details` list for more information.',
		...(detail && { details: [detail] }),
	};
}

function mistakeIn({ body, parameters }: Subject, schemas: Schemas): Detail | undefined {
	const schema = body?.schema && resolve(body.schema, schemas).schema;
	const [field] = schema?.required ?? [];
	if (field !== undefined) {
		const path = `/body/${field}`;
		return {
			message: `The \`${path}\` property is required. It was not present on the data you sent.`,
			path,
		};
	}
	const type = schema && mainType(schema);
	if (type === 'array') return wrong('/body', 'must be array', {});
	if (type === 'object') return wrong('/body', 'must be object', []);
	const number = parameters.find((one) => one.in === 'path' && mainType(one.schema) === 'integer');
	if (number) return wrong(`/params/${number.name}`, 'must be integer', 'abc');
	const query = parameters.find((one) => one.in === 'query' && one.schema.pattern !== undefined);
	if (query) return wrong(`/query/${query.name}`, `must match pattern "${query.schema.pattern}"`, 'abc');
	return undefined;
}

function wrong(path: string, rule: string, sent: unknown): Detail {
	return { message: `The \`${path}\` property ${rule}. You sent ${JSON.stringify(sent)}.`, path };
}

function forbidden({ permissions }: Subject): object {
	if (permissions.length === 0) {
		return { message: 'invalid token: expected a different token type for this endpoint' };
	}
	const named = permissions.map((permission) => `"${permission}"`).join(', ');
	const which =
		permissions.length === 1 ? `the ${named} permission` : `one of the following permissions: ${named}`;
	const message = `You don't have the required permissions to perform this operation. To perform this action, you need ${which}.`;
	return { id, name: 'PermissionError', message, details: [{ message }], permissions };
}
