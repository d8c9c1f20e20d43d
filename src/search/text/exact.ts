/** What a query names by a name that is written in one way only. */
export interface ExactNames {
	/** Identifiers, folded: `feature-created`, `update_feature`, `getallfeatures`. */
	names: string[];
	/** A path, as of an operation. */
	path?: ExactPath;
}

/** A path that a reader typed or pasted. */
export interface ExactPath {
	/** Method before it, in capital letters. */
	method?: string;
	/** Its parts, folded, without origin, query and empty parts. */
	segments: string[];
	/** Words that stand around it. */
	around: number;
}

const METHOD = /\b(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/i;
const PATH =
	/(?:^|[\s"'`(])((?:https?:\/\/[^\s/]+|\$\w+)?\/?[\w{}:<>$.%*~-]+(?:\/[\w{}:<>$.%*~@-]+)+\/?|\/[\w{}:<>$.%*~-]+\/?)/;
const NAME = /[\p{L}\p{N}$]+(?:[._:-][\p{L}\p{N}]+)+|\p{Ll}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu;

/** Reads the names and the path out of a query. */
export function exactNamesOf(typed: string): ExactNames {
	const path = pathOf(typed);
	const names = Array.from(typed.matchAll(NAME), ([name]) => name.toLowerCase());
	return { names: [...new Set(names)], ...(path && { path }) };
}

function pathOf(typed: string): ExactPath | undefined {
	const text = typed.replace(/(?<!:)\/{2,}/g, '/');
	const found = PATH.exec(text)?.[1];
	if (found === undefined) return undefined;
	const method = METHOD.exec(text)?.[1]?.toUpperCase();
	const path = found.replace(/^(?:https?:\/\/[^/]+|\$\w+)/i, '').replace(/[?#].*$/, '');
	const segments = segmentsOf(path);
	const isPath = segments.length > 1 || path.startsWith('/');
	const rest = text
		.replace(found, ' ')
		.replace(/\s[?#]\S*/, ' ')
		.replace(METHOD, ' ');
	const around = rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
	return isPath ? { segments, around, ...(method && { method }) } : undefined;
}

/** The parts of a path, folded, without empty ones. */
export function segmentsOf(path: string): string[] {
	return path.toLowerCase().split('/').filter(Boolean);
}

/** Whether a part of a path stands for any value. */
export function isPlaceholder(segment: string): boolean {
	return /^(?:\{.*\}|:.+|<.*>|\$.+|\*)$/.test(segment);
}
