/** The parts of an OpenAPI document that the comparison reads. */
export interface OpenApi {
	paths: Record<string, Record<string, OpenApiOperation>>;
	components: { schemas: Record<string, object> };
}

interface OpenApiParameter {
	name: string;
	in: string;
	required?: boolean;
}

interface OpenApiOperation {
	operationId: string;
	parameters?: OpenApiParameter[];
	requestBody?: { required?: boolean };
	responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** One operation in the form in which two documents are compared. */
export interface Operation {
	id: string;
	method: string;
	path: string;
	/** `query limit` → whether it is required. */
	parameters: Record<string, boolean>;
	/** Whether the body is required; undefined when there is none. */
	body: boolean | undefined;
	statuses: string[];
	/** Schema of the JSON answer, by status. */
	answers: Record<string, object>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of a document, by their id. */
export function operationsOf(document: OpenApi): Map<string, Operation> {
	const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([method]) => METHODS.includes(method))
			.map(([method, operation]) => toOperation(method, path, operation)),
	);
	return new Map(operations.map((operation) => [operation.id, operation]));
}

function toOperation(method: string, path: string, operation: OpenApiOperation): Operation {
	const { operationId, parameters = [], requestBody, responses } = operation;
	const answers = Object.entries(responses).flatMap(([status, { content }]) => {
		const schema = content?.['application/json']?.schema;
		return schema ? [[status, schema] as const] : [];
	});
	return {
		id: operationId,
		method: method.toUpperCase(),
		path,
		parameters: Object.fromEntries(parameters.map((one) => [`${one.in} ${one.name}`, one.required ?? false])),
		body: requestBody ? (requestBody.required ?? false) : undefined,
		statuses: Object.keys(responses).sort(),
		answers: Object.fromEntries(answers),
	};
}
