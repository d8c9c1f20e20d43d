/** An operation of the API, as lists show it. */
export interface Operation {
	id: string;
	method: string;
	path: string;
	summary: string;
	tag: string;
	/** Open source, or the plan that it needs. */
	plan: string;
	/** Path of its page. */
	page: string;
}

/** What an OpenAPI document says that tools use. */
export interface Api {
	/** Version of Unleash that it describes. */
	version: string;
	operations: Operation[];
}

interface Described {
	operationId: string;
	summary: string;
	tags: string[];
	externalDocs: { url: string };
	'x-unleash'?: { plan?: string };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Reads the OpenAPI document that the build wrote.
 *
 * @param document the bundle at `/openapi.json`
 */
export function readApi(document: unknown): Api {
	const { info, paths } = document as {
		info: { version: string };
		paths: Record<string, Partial<Record<string, Described>>>;
	};
	return { version: info.version, operations: operationsOf(paths) };
}

function operationsOf(paths: Record<string, Partial<Record<string, Described>>>): Operation[] {
	return Object.entries(paths).flatMap(([path, item]) =>
		METHODS.flatMap((method) => {
			const described = item[method];
			if (!described) return [];
			return {
				id: described.operationId,
				method: method.toUpperCase(),
				path,
				summary: described.summary,
				tag: described.tags[0] ?? '',
				plan: described['x-unleash']?.plan ?? 'open-source',
				page: new URL(described.externalDocs.url).pathname,
			};
		}),
	);
}
