import {
	type Document,
	isAlias,
	isMap,
	isNode,
	isScalar,
	LineCounter,
	type ParseOptions,
	parseDocument,
	type SchemaOptions,
	visit,
	type YAMLError,
	YAMLParseError,
} from 'yaml';
import { nestsTooDeep } from './nesting.ts';

/** YAML with what is wrong with it. */
export interface ParsedYaml {
	document: Document;
	lines: LineCounter;
	/** Everything that the parser reports, keys written twice, and what writers never mean. */
	mistakes: YAMLError[];
}

/** Aliases of one file, at most. */
const MOST_ALIASES = 100;

/**
 * Parses YAML that a writer edits. An alias of what has aliases itself is a mistake: a few lines of them can stand for
 * gigabytes, or for data that contains itself.
 *
 * @param anchors whether anchors and aliases are allowed at all; in frontmatter, & and * begin a text without quotes
 */
export function parseYaml(
	yaml: string,
	{ anchors = true, ...options }: ParseOptions & SchemaOptions & { anchors?: boolean } = {},
): ParsedYaml {
	const lines = new LineCounter();
	const parse = (text: string) =>
		parseDocument(text, {
			...options,
			prettyErrors: false,
			lineCounter: lines,
			// The parser compares each key with all others of its map; see `findFurther`.
			uniqueKeys: false,
		});
	if (nestsTooDeep(yaml)) {
		const mistake = new YAMLParseError([0, 1], 'RESOURCE_EXHAUSTION', 'More than 100 levels');
		return { document: parse(''), lines, mistakes: [mistake] };
	}
	const document = parse(yaml);
	const further = findFurther(document, anchors);
	return { document, lines, mistakes: [...document.errors, ...document.warnings, ...further] };
}

function findFurther(document: Document, anchors: boolean): YAMLError[] {
	const found: YAMLError[] = [];
	let aliases = 0;
	visit(document, {
		Node(_, node, path) {
			const refuse = (message: string) =>
				void found.push(new YAMLParseError(rangeOf(node), 'TAG_RESOLVE_FAILED', message));
			if (isAlias(node) && ++aliases > MOST_ALIASES) {
				refuse(`More than ${MOST_ALIASES} aliases`);
				return visit.BREAK;
			}
			if (!anchors && (isAlias(node) || node.anchor)) refuse('An anchor or alias');
			else if (isAlias(node) && path.some((around) => isNode(around) && 'anchor' in around && around.anchor))
				refuse('An alias in what has an anchor itself');
			else if (isAlias(node) && !node.resolve(document)) refuse(`No anchor &${node.source} above the alias`);
			const keys = new Set<unknown>();
			for (const { key } of isMap(node) ? node.items : []) {
				if (!isScalar(key)) continue;
				if (keys.has(key.value))
					found.push(new YAMLParseError(rangeOf(key), 'DUPLICATE_KEY', `${key.value} a second time`));
				keys.add(key.value);
			}
			return undefined;
		},
	});
	return found;
}

function rangeOf({ range }: { range?: [number, number, number] | null }): [number, number] {
	return range ? [range[0], range[1]] : [0, 1];
}
