import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { parseDocument } from 'yaml';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { packageFile } from '../server/packages.ts';

/** Read by the parser of the site; the grammar does not load. */
const YAML = ['.yaml', '.yml'];

/** Grammars by the end of a file's name. A new language is one line, when `tree-sitter-wasms` has its grammar, or a package of its own as in `ELSEWHERE`. */
export const GRAMMARS: Record<string, string> = {
	'.c': 'c',
	'.cs': 'c_sharp',
	'.css': 'css',
	'.dart': 'dart',
	'.go': 'go',
	'.html': 'html',
	'.java': 'java',
	'.js': 'javascript',
	'.json': 'json',
	'.jsx': 'tsx',
	'.kt': 'kotlin',
	'.mjs': 'javascript',
	'.mts': 'typescript',
	'.php': 'php',
	'.py': 'python',
	'.rb': 'ruby',
	'.rs': 'rust',
	'.sh': 'bash',
	'.swift': 'swift',
	'.tf': 'terraform',
	'.toml': 'toml',
	'.ts': 'typescript',
	'.tsx': 'tsx',
	'.vue': 'vue',
};

/** Grammars that `tree-sitter-wasms` lacks, by the package file that holds them. */
const ELSEWHERE: Record<string, string> = {
	terraform: '@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm',
};

interface Node {
	hasError: boolean;
	isError: boolean;
	isMissing: boolean;
	text: string;
	startPosition: { row: number; column: number };
	children: Node[];
}

interface TreeSitter {
	Parser: {
		init(): Promise<void>;
		new (): { setLanguage(grammar: unknown): void; parse(code: string): { rootNode: Node } };
	};
	Language: { load(file: string): Promise<unknown> };
}

let treeSitter: Promise<TreeSitter> | undefined;

/** Parsers by the grammar they know: a grammar that is loaded again takes memory again. */
const parsers = new Map<string, InstanceType<TreeSitter['Parser']>>();

async function loadTreeSitter(): Promise<TreeSitter> {
	// Optimizing the largest grammars takes more memory than V8 allows for one function.
	for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
		setFlagsFromString(flag);
	const loaded: TreeSitter = await import(pathToFileURL(packageFile('web-tree-sitter/tree-sitter.js')).href);
	await loaded.Parser.init();
	return loaded;
}

/**
 * Parses code with the grammar of its language.
 *
 * @param file its name, for the language and for errors
 * @returns the first place that the grammar does not know, or undefined when all is well
 * @throws Error when there is no grammar for it
 */
export async function syntaxError(file: string, code: string): Promise<string | undefined> {
	if (YAML.includes(extname(file))) {
		const [wrong] = parseDocument(code).errors;
		return wrong && `${file} is not yaml: ${wrong.message}`;
	}
	const grammar = GRAMMARS[extname(file)];
	if (!grammar) {
		throw problem({
			where: file,
			found: `no grammar for ${extname(file)}`,
			expected: Object.keys(GRAMMARS).join(' '),
			write: 'a line in src/verify/samples/grammars.ts, or run or compile it in src/samples/manifest.yaml',
		});
	}
	treeSitter ??= loadTreeSitter();
	const { Parser, Language } = await treeSitter;
	const parser = parsers.get(grammar) ?? new Parser();
	if (!parsers.has(grammar)) {
		const wasm = ELSEWHERE[grammar] ?? `tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`;
		parser.setLanguage(await Language.load(packageFile(wasm)));
		parsers.set(grammar, parser);
	}
	const { rootNode } = parser.parse(code);
	const wrong = rootNode.hasError ? firstError(rootNode) : undefined;
	if (!wrong) return undefined;
	const { row, column } = wrong.startPosition;
	return `${file}:${row + 1}:${column + 1} is not ${grammar}: ${wrong.text.split('\n')[0]}`;
}

function firstError(node: Node): Node | undefined {
	if (node.isError || node.isMissing) return node;
	for (const child of node.children) {
		const found = firstError(child);
		if (found) return found;
	}
	return undefined;
}
