/** A method and the path to which it is sent. */
export interface OperationName {
	method: string;
	path: string;
}

const OPERATION = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/\S*)$/;

/** The operation that a page describes: one of the keywords of its page is its method and path. */
export function operationOf(keywords: readonly string[]): OperationName | undefined {
	for (const keyword of keywords) {
		const [, method, path] = OPERATION.exec(keyword) ?? [];
		if (method && path) return { method, path };
	}
	return undefined;
}
